"use client";
import { createElicitationSession } from "@askback/client-core";
import {
  ElicitationForm,
  ElicitationOutlet,
  ElicitationProvider,
} from "@askback/elicitation-react";
import { ar } from "@askback/elicitation-react/messages/ar";

const session = createElicitationSession();

export function Chat() {
  return (
    <ElicitationProvider session={session} messages={ar}>
      <ElicitationOutlet presentation="inline" />
      <ElicitationForm
        request={{
          message: "What is it called?",
          requestedSchema: { type: "object", properties: { name: { type: "string" } } },
        }}
        onRespond={() => {}}
      />
    </ElicitationProvider>
  );
}
