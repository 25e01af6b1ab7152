import { describeChat } from "./chat.js";

describeChat({ name: "AI SDK, its own client", path: "/ai-sdk-own-client/", formsOnly: true });
