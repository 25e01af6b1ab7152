import { describeChat } from "./chat.js";

describeChat({ name: "plain React", path: "/plain-react/" });
