import { createElicitationSession } from "@askback/client-core";
import {
  ElicitationForm,
  ElicitationOutlet,
  ElicitationProvider,
} from "@askback/elicitation-react";
import { de } from "@askback/elicitation-react/messages/de";

const session = createElicitationSession();

export function Chat() {
  return (
    <ElicitationProvider session={session} messages={de}>
      <ElicitationOutlet presentation="inline" />
      <ElicitationForm
        request={{
          message: "What is it called?",
          requestedSchema: {
            type: "object",
            properties: { name: { type: "string", title: "Name" } },
          },
        }}
        onRespond={() => {}}
      />
    </ElicitationProvider>
  );
}
