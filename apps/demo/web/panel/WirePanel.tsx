import type { ReactNode } from "react";
import { useWire } from "../app/context.js";
import { describeWire } from "../wire/describe.js";
import { WireMessage } from "./WireMessage.js";

/** Every JSON-RPC message in order, newest last, with what changed on a retry. */
export function WirePanel(): ReactNode {
  const lines = describeWire(useWire());
  if (lines.length === 0) {
    return <p className="muted">Nothing has been sent yet. Ask for something in the chat.</p>;
  }
  return (
    <ol className="wire" aria-label="Messages on the wire">
      {lines.map((line) => (
        <WireMessage key={line.number} line={line} />
      ))}
    </ol>
  );
}
