/** An answer that is being streamed: kept from its start, for a page that comes back to it. */
export interface Replay {
  /** All of it so far, then what comes. */
  read(): AsyncIterable<string>;
}

/** Reads the source whether or not anybody listens. One process: elsewhere this is a Redis stream. */
export function createReplay(source: ReadableStream<string>): Replay {
  const chunks: string[] = [];
  let done = false;
  let wake = () => {};
  let news = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const tell = () => {
    wake();
    news = new Promise((resolve) => {
      wake = resolve;
    });
  };
  void (async () => {
    try {
      for await (const chunk of source) {
        chunks.push(chunk);
        tell();
      }
    } finally {
      done = true;
      tell();
    }
  })();
  return {
    async *read() {
      for (let next = 0; ; next += 1) {
        while (next >= chunks.length && !done) await news;
        const chunk = chunks[next];
        if (chunk === undefined) return;
        yield chunk;
      }
    },
  };
}
