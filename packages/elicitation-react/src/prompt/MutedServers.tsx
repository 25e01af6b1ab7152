import type { ReactNode } from "react";
import { displayText, type ServerIdentity } from "../core.js";
import { useElicitation } from "../provider/useElicitation.js";
import { Button } from "./Button.js";
import { Strip } from "./Strip.js";
import { useServerName } from "./serverName.js";
import { usePromptWords } from "./words.js";

/** Props of `<MutedServers>`. */
export interface MutedServersProps {
  /** Who a server id is. By default from what that server has asked, else the id itself. */
  identify?: ((serverId: string) => ServerIdentity | undefined) | undefined;
}

/** Every muted server, with the way to unmute it. Shows nothing when none is. */
export function MutedServers({ identify }: MutedServersProps): ReactNode {
  const { snapshot, session } = useElicitation();
  const { messages } = usePromptWords();
  if (snapshot.muted.length === 0) return null;
  const known = (id: string) =>
    identify?.(id) ??
    snapshot.operations.find(({ provenance }) => provenance.server.id === id)?.provenance.server;
  return (
    <ul data-askback="muted-servers" aria-label={messages.prompt.mutedServers}>
      {snapshot.muted.map((id) => (
        <li key={id}>
          <MutedServer
            server={known(id) ?? { id, label: displayText(id, 120) }}
            onUnmute={() => session.unmuteServer(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function MutedServer(props: { server: ServerIdentity; onUnmute: () => void }): ReactNode {
  const { messages, format } = usePromptWords();
  const server = useServerName(props.server);
  const { prompt } = messages;
  return (
    <Strip
      kind="muted"
      actions={
        <Button
          aria-label={prompt.controlFor({ action: prompt.unmute, server }, format)}
          onClick={props.onUnmute}
        >
          {prompt.unmute}
        </Button>
      }
    >
      {prompt.muted({ server }, format)}
    </Strip>
  );
}
