"use client";
import { createElicitationSession } from "@askback/client-core";
import {
  ElicitationForm,
  ElicitationOutlet,
  ElicitationProvider,
} from "@askback/elicitation-react";

const session = createElicitationSession();

export function Chat() {
  return (
    <ElicitationProvider session={session}>
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
