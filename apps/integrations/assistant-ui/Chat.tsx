// #region askback
import { ElicitationOutlet, ElicitationProvider } from "@askback/elicitation-react";
// #endregion
import { AssistantRuntimeProvider, useLocalRuntime } from "@assistant-ui/react";
import { sampleServer } from "../shared/sampleServer.js";
import { session, ToolCall } from "./askback.js";
import { chatModel } from "./chatModel.js";
import { history } from "./history.js";
import { Thread } from "./Thread.js";

export function Chat() {
  const runtime = useLocalRuntime(chatModel, { adapters: { history } });
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      {/* #region askback */}
      <ElicitationProvider session={session} {...sampleServer.settings}>
        <Thread toolFallback={ToolCall}>
          <ElicitationOutlet presentation="inline" />
        </Thread>
      </ElicitationProvider>
      {/* #endregion */}
    </AssistantRuntimeProvider>
  );
}
