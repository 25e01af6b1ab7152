"use client";
import { createElicitationSession } from "@askback/client-core";
import {
  ElicitationForm,
  ElicitationOutlet,
  ElicitationProvider,
  type Messages,
} from "@askback/elicitation-react";
import { useEffect, useState } from "react";

const session = createElicitationSession();

export function Chat({ messages }: { messages: Messages }) {
  const [answer, setAnswer] = useState("");
  // The form is in the page before its code is: it takes text when this has run.
  useEffect(() => setAnswer("ready"), []);
  return (
    <ElicitationProvider session={session} messages={messages}>
      <ElicitationOutlet presentation="inline" />
      <ElicitationForm
        request={{
          message: "What is it called?",
          requestedSchema: {
            type: "object",
            properties: { name: { type: "string", title: "Name" } },
          },
        }}
        onRespond={(response) => setAnswer(JSON.stringify(response))}
      />
      <output>{answer}</output>
    </ElicitationProvider>
  );
}
