import type { ReactNode } from "react";
import { displayText, type Provenance } from "../core.js";
import type { Format, PromptMessages } from "../messages/index.js";
import { Arguments } from "./Arguments.js";
import { claimOf, useServerName } from "./serverName.js";
import { usePromptWords } from "./words.js";

/** Props of `<ProvenanceHeader>`. */
export interface ProvenanceHeaderProps {
  /** Who asks and why. */
  provenance: Provenance;
  /** The heading beside it names the server already: it is not said twice. @default false */
  titled?: boolean;
  /** From 2 on it is said that this call has asked before. */
  round?: number | undefined;
}

/**
 * Who asks and why. What the host knows comes first (label, origin); the name that the server gives
 * itself is second and marked as its claim; then the tool, prompt or resource, with its arguments
 * folded. Loads nothing but an icon that the host itself put into `iconUrl`.
 */
export function ProvenanceHeader(props: ProvenanceHeaderProps): ReactNode {
  const { provenance, titled = false, round } = props;
  const { server } = provenance;
  const { messages, format } = usePromptWords();
  const name = useServerName(server);
  const claim = claimOf(server);
  const origin = displayText(server.origin, 300);
  return (
    <div data-askback="provenance">
      {server.iconUrl !== undefined && (
        <img data-askback="provenance-icon" src={server.iconUrl} alt="" width="32" height="32" />
      )}
      <div data-askback="provenance-lines">
        {!titled && (
          <p data-askback="provenance-name">
            <bdi>{name}</bdi>
          </p>
        )}
        {((origin !== "" && origin !== name) || claim !== "") && (
          <p data-askback="provenance-server">
            {origin !== "" && origin !== name && (
              <bdi dir="ltr" data-askback="provenance-origin">
                {origin}
              </bdi>
            )}
            {claim !== "" && (
              <span data-askback="provenance-claim">
                {messages.prompt.claims({ name: isolate(claim) }, format)}
              </span>
            )}
          </p>
        )}
        <Source provenance={provenance} round={round} />
      </div>
    </div>
  );
}

function Source({ provenance, round }: { provenance: Provenance; round: number | undefined }) {
  const { messages, format } = usePromptWords();
  const { source } = provenance;
  const again = round !== undefined && round > 1 ? messages.prompt.round({ round }, format) : "";
  return (
    <div data-askback="provenance-why">
      <p data-askback="provenance-source">
        {sourceSentence(source, messages.prompt, format)}
        {again !== "" && <span data-askback="provenance-round">{again}</span>}
      </p>
      {(source.kind === "tool" || source.kind === "prompt") && (
        <Arguments value={source.arguments} />
      )}
    </div>
  );
}

function sourceSentence(
  source: Provenance["source"],
  prompt: PromptMessages,
  format: Format,
): string {
  switch (source.kind) {
    case "tool":
      return prompt.forTool({ name: titled(source.title, source.name) }, format);
    case "prompt":
      return prompt.forPrompt({ name: titled(source.title, source.name) }, format);
    case "resource":
      return prompt.forResource({ name: titled(source.title, source.uri) }, format);
    case "unknown":
      return prompt.onItsOwn;
  }
}

/** The title is the server's word; the name by which it is really called stands with it. */
function titled(title: string | undefined, name: string): string {
  const shownName = isolate(displayText(name, 300));
  const shownTitle = displayText(title, 120).trim();
  return shownTitle === "" ? shownName : `${isolate(shownTitle)} (${shownName})`;
}

/** First-strong isolate: a name of the other direction cannot reorder the sentence around it. */
function isolate(text: string): string {
  return `\u2068${text.replace(/\s+/gu, " ")}\u2069`;
}
