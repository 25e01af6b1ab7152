import { describeChat } from "./chat.js";

describeChat({ name: "AI SDK", path: "/ai-sdk/" });
