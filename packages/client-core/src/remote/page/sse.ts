/**
 * The data of server-sent events (HTML, "Interpreting an event stream"), as far as `serveHost` sends
 * them: fields other than data, and line ends of bare CR, are left out.
 *
 * @param onBytes something has come
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  /** The pieces of a line that has not ended: a large frame comes in many, and is put together once. */
  let rest: string[] = [];
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.();
      rest.push(decoder.decode(value, { stream: true }));
      if (rest.at(-1)?.includes("\n") !== true) continue;
      const lines = rest.join("").split(/\r?\n/);
      rest = [lines.pop() ?? ""];
      for (const line of lines) {
        if (line !== "") {
          if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
          continue;
        }
        if (data.length > 0) yield data.join("\n");
        data = [];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
