// #region askback

// #endregion
// #region askback-reload
import type { Receipt as ReceiptData } from "@askback/client-core";
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createPersistence, createWebStorage } from "@askback/client-core/storage";
import {
  ElicitationOutlet,
  ElicitationProvider,
  Receipt,
  Receipts,
} from "@askback/elicitation-react";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
// #endregion
import { type FormEvent, useEffect, useState } from "react";
import { assistant, suggestions } from "../shared/assistant.js";
import { sampleServer } from "../shared/sampleServer.js";
import { textOf } from "../shared/textOf.js";

interface Message {
  id: string;
  from: "you" | "assistant";
  text: string;
  tool?: string | undefined;
  result?: string;
  receipts?: readonly ReceiptData[];
}

const { url, token, user, settings } = sampleServer;
// #region askback
const session = createElicitationSession({
  // #region askback-reload
  persistence: createPersistence({ storage: createWebStorage(), userKey: user }),
  // #endregion
});
const client = new Client(
  { name: "plain-react-chat", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } },
);
const mcp = createElicitationClient(client, {
  session,
  server: { id: "concierge", label: "Corner Concierge", origin: url.origin },
});
let connected: Promise<void> | undefined;
function connect(): Promise<void> {
  connected ??= client.connect(new StreamableHTTPClientTransport(url, { authProvider: { token } }));
  connected.catch(() => (connected = undefined));
  return connected;
}
// #endregion

const stored: readonly Message[] = JSON.parse(sessionStorage.getItem("thread") ?? "[]");

export function Chat() {
  const [thread, setThread] = useState(stored);
  const [draft, setDraft] = useState("");
  useEffect(() => sessionStorage.setItem("thread", JSON.stringify(thread)), [thread]);

  /** Waits for what comes of a call, and writes it into its message. */
  async function follow(id: string, call: Promise<unknown>) {
    const result = await call.then(textOf, (error) => `That did not work. ${error.message}`);
    const { operations } = session.getSnapshot();
    const own = operations.filter(({ provenance }) => provenance.callId === id);
    const receipts = own.flatMap((operation) => operation.receipts);
    setThread((all) => all.map((one) => (one.id === id ? { ...one, result, receipts } : one)));
  }

  function say(text: string) {
    const { reply, call } = assistant(text);
    const id = crypto.randomUUID();
    const said: Message = { id: crypto.randomUUID(), from: "you", text };
    setThread((all) => [...all, said, { id, from: "assistant", text: reply, tool: call?.name }]);
    // #region askback
    if (call)
      void follow(
        id,
        connect().then(() => mcp.callTool(call, { callId: id })),
      );
    // #endregion
  }

  // #region askback-reload
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const open = stored.filter(({ tool, result }) => tool && result === undefined);
    if (open.length > 0) void resume(open);
  }, []);
  async function resume(open: readonly Message[]) {
    const resumed = await connect().then(
      () => mcp.resume(),
      () => [],
    );
    for (const { callId = "", result } of resumed) void follow(callId, result);
    const { operations } = session.getSnapshot();
    const isOn = ({ id }: Message) => operations.some(({ provenance }) => provenance.callId === id);
    const lost = new Error("It was interrupted. Ask again.");
    for (const one of open) if (!isOn(one)) void follow(one.id, Promise.reject(lost));
  }
  // #endregion

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() !== "") say(draft);
    setDraft("");
  }

  return (
    // #region askback
    <ElicitationProvider session={session} {...settings}>
      {/* #endregion */}
      <main className="chat">
        <h1>Plain React</h1>
        <div className="scroller">
          <div role="log" aria-label="Conversation" className="thread">
            {thread.map((message) => (
              <Turn key={message.id} {...message} />
            ))}
            {/* #region askback */}
            <ElicitationOutlet presentation="inline" />
            {/* #endregion */}
          </div>
        </div>
        {thread.length === 0 &&
          suggestions.map(({ title, shows }) => (
            <button key={title} type="button" className="suggestion" onClick={() => say(title)}>
              {title} <small>{shows}</small>
            </button>
          ))}
        <form className="composer" onSubmit={submit}>
          <input
            aria-label="Message"
            placeholder="Ask for something"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button type="submit">Say</button>
        </form>
      </main>
      {/* #region askback */}
    </ElicitationProvider>
    // #endregion
  );
}

function Turn({ id, from, text, tool, result, receipts }: Message) {
  return (
    <article className={`turn ${from}`}>
      <p>{text}</p>
      {tool && <p className="tool">{tool}</p>}
      {/* #region askback */}
      {receipts === undefined && <Receipts callId={id} />}
      {tool && <ElicitationOutlet presentation="inline" callId={id} />}
      {/* #endregion */}
      {/* #region askback-reload */}
      {receipts?.map((receipt) => (
        <Receipt key={`${receipt.round} ${receipt.key}`} receipt={receipt} />
      ))}
      {/* #endregion */}
      {result && <p>{result}</p>}
    </article>
  );
}
