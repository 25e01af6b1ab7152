import { type ChangeEvent, type ReactNode, useState } from "react";
import { displayText, importDevtools, type Recording } from "../core.js";
import { words } from "./words.js";

interface ToolbarProps {
  recording: Recording;
  /** It came from a file and not from this page. */
  isLoaded: boolean;
  onLoad: (recording: Recording) => void;
  onLive: () => void;
  onClear: () => void;
}

/** Bytes of a file; a recorder keeps less. */
const largest = 100_000_000;

/** Saving, loading and clearing of a recording. */
export function Toolbar({ recording, isLoaded, onLoad, onLive, onClear }: ToolbarProps): ReactNode {
  const [problem, setProblem] = useState("");

  async function load({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      if (file.size > largest) throw new Error(words.tooLarge);
      const { readRecording } = await importDevtools();
      onLoad(readRecording(await file.text()));
      setProblem("");
    } catch (error) {
      setProblem(words.loadFailed(error instanceof Error ? error.message : String(error)));
    }
    // So that the same file can be chosen again.
    target.value = "";
  }

  return (
    <div data-askback="devtools-toolbar">
      {isLoaded ? (
        <button type="button" onClick={onLive}>
          {words.live}
        </button>
      ) : (
        <button type="button" onClick={onClear}>
          {words.clear}
        </button>
      )}
      <button type="button" onClick={() => save(recording)}>
        {words.save}
      </button>
      <label data-askback="devtools-file">
        {words.load}
        <input type="file" accept="application/json,.json" onChange={load} />
      </label>
      {isLoaded && <span data-askback="devtools-label">{words.loaded}</span>}
      <p data-askback="devtools-careful">{words.careful}</p>
      {problem !== "" && <p role="alert">{displayText(problem, 500)}</p>}
    </div>
  );
}

function save(recording: Recording): void {
  const blob = new Blob([JSON.stringify(recording, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = words.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
