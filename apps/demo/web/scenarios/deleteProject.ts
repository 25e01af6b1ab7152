import { resultText } from "./resultText.js";
import type { Scenario } from "./types.js";

export const deleteProject: Scenario = {
  id: "delete-project",
  title: "Delete a project",
  shows: "A confirmation: accepting without the tick is a no, too",
  says: "Delete the project Autumn Launch",
  words: ["delete", "remove", "project", "erase", "confirm"],
  reply: "That can’t be undone, so the server will want to hear it from you.",
  server: "concierge",
  era: "auto",
  target: "delete_project",
  async call(client, options) {
    const call = { name: "delete_project", arguments: { project: "Autumn Launch" } };
    return resultText(await client.callTool(call, options));
  },
  code: `const result = await elicitation.callTool({
  name: "delete_project",
  arguments: { project: "Autumn Launch" },
});
// accept, decline and cancel reach the server as answers;
// none of them is an exception here.`,
};
