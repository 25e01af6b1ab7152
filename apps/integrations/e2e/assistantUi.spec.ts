import { describeChat } from "./chat.js";

describeChat({ name: "assistant-ui", path: "/assistant-ui/" });
