import type { ReactNode } from "react";

export function StartError({ error }: { error: unknown }): ReactNode {
  return (
    <main className="start-error" role="alert">
      <h1>The demo could not start</h1>
      <p>Is its process still running? Start it with “pnpm demo”, then reload this page.</p>
      <p className="muted">{error instanceof Error ? error.message : String(error)}</p>
    </main>
  );
}
