import type { InferSchema, ToolExtraArguments, ToolMetadata } from "xmcp";
import { z } from "zod";

export const schema = { branch: z.string().describe("The branch to rename") };

export const metadata: ToolMetadata = {
  name: "rename-branch",
  description: "Asks for the new name in the way of earlier revisions",
};

export default async function renameBranch(
  { branch }: InferSchema<typeof schema>,
  extra: ToolExtraArguments,
) {
  const answer = await extra.elicit({
    message: `A new name for ${branch}?`,
    requestedSchema: {
      type: "object",
      properties: { name: { type: "string", title: "New name", minLength: 1 } },
      required: ["name"],
    },
  });
  return answer.action === "accept"
    ? `Renamed ${branch} to ${answer.content?.name}.`
    : `Kept ${branch} (${answer.action}).`;
}
