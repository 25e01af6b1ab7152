import {
  acceptedContent,
  type InferSchema,
  inputRequired,
  inputResponse,
  type ToolExtraArguments,
  type ToolMetadata,
} from "xmcp";
import { z } from "zod";

export const schema = { branch: z.string().describe("The branch to delete") };

export const metadata: ToolMetadata = {
  name: "delete-branch",
  description: "Deletes a branch after asking",
  annotations: { title: "Delete a branch", destructiveHint: true },
};

const answer = z.object({
  confirm: z.boolean(),
  reason: z.enum(["merged", "abandoned", "mistake"]),
});

export default async function deleteBranch(
  { branch }: InferSchema<typeof schema>,
  extra: ToolExtraArguments,
) {
  const view = inputResponse(extra.inputResponses, "confirmation");
  if (view.kind === "missing") {
    return inputRequired({
      inputRequests: {
        confirmation: inputRequired.elicit({
          message: `Delete the branch ${branch}?`,
          requestedSchema: answer,
        }),
      },
    });
  }
  const given = acceptedContent(extra.inputResponses, "confirmation", answer);
  if (!given?.confirm)
    return `Kept ${branch} (${view.kind === "elicit" ? view.action : view.kind}).`;
  return `Deleted ${branch} (${given.reason}).`;
}
