import { inputRequired, inputResponse, type ToolExtraArguments, type ToolMetadata } from "xmcp";

export const schema = {};

export const metadata: ToolMetadata = {
  name: "connect-repository",
  description: "Sends the user to a page to connect a repository",
};

export default async function connectRepository(_: unknown, extra: ToolExtraArguments) {
  const view = inputResponse(extra.inputResponses, "connect");
  if (view.kind === "elicit" && view.action !== "accept") return `Not connected (${view.action}).`;
  const ticket = extra.requestState<string>() ?? crypto.randomUUID();
  const site = process.env.CONNECT_SITE;
  if (view.kind === "elicit") {
    const response = await fetch(`${site}/done?ticket=${ticket}`);
    const { done } = (await response.json()) as { done: boolean };
    if (done) return "The repository is connected.";
  }
  return inputRequired({
    inputRequests: {
      connect: inputRequired.elicitUrl({
        message: "Sign in to connect the repository.",
        url: `${site}/connect?ticket=${ticket}`,
      }),
    },
    requestState: ticket,
  });
}
