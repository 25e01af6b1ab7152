// Server rendering: the kit touches no browser global until it is mounted, in any language.
import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { ElicitationForm, ElicitationMessagesProvider } from "@askback/elicitation-react";
import { ar } from "@askback/elicitation-react/messages/ar";
import { de } from "@askback/elicitation-react/messages/de";
import { en } from "@askback/elicitation-react/messages/en";
import { es } from "@askback/elicitation-react/messages/es";
import { fr } from "@askback/elicitation-react/messages/fr";
import { ja } from "@askback/elicitation-react/messages/ja";
import { zhHans } from "@askback/elicitation-react/messages/zh-Hans";
import { type ReactNode, version } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { Chat } from "./Chat.js";

/** With what is loaded when it is needed. */
function render(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

const request = {
  message: "What is it called?",
  requestedSchema: { type: "object", properties: { title: { type: "string", title: "Heading" } } },
};
const seen = new Set<string>();
for (const messages of [ar, de, en, es, fr, ja, zhHans]) {
  await render(<Chat messages={messages} />);
  const form = (
    <ElicitationMessagesProvider messages={messages}>
      <ElicitationForm request={request} onRespond={() => {}} />
    </ElicitationMessagesProvider>
  );
  const html = await render(form);
  assert.match(html, /Heading/);
  const decline = /data-action="decline"[^>]*>([^<]+)</u.exec(html)?.[1];
  assert(decline);
  seen.add(decline);
  // What renders at once has the question, and the fields only in the browser.
  assert.match(renderToString(form), /What is it called\?/);
}
assert.equal(seen.size, 7);
console.log(`rendered on the server with React ${version}: ${[...seen].join(", ")}`);
