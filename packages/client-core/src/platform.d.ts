// What the core uses of every modern platform (browsers, Node, workers). The DOM library is left
// out on purpose, so that nothing else of it can slip in.

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
  throwIfAborted(): void;
}

interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare const AbortController: { new (): AbortController };

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
}

interface URL {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly origin: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: {
  new (url: string, base?: string): URL;
  canParse(url: string, base?: string): boolean;
};

declare const console: { warn(...data: unknown[]): void };
declare function setTimeout(callback: () => void, ms?: number): unknown;
declare function clearTimeout(handle: unknown): void;
declare function structuredClone<T>(value: T): T;
declare const crypto: { randomUUID(): string };
declare function queueMicrotask(callback: () => void): void;

// Of the Fetch standard, for the parts that speak with a page or with a server.

interface Headers {
  get(name: string): string | null;
}

interface ReadableStreamDefaultReader<T> {
  read(): Promise<{ done: false; value: T } | { done: true; value: T | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}

interface ReadableStreamDefaultController<T> {
  enqueue(chunk: T): void;
  close(): void;
  error(reason?: unknown): void;
}

interface ReadableStream<T> {
  getReader(): ReadableStreamDefaultReader<T>;
}
declare const ReadableStream: {
  new <T>(source: {
    pull?(controller: ReadableStreamDefaultController<T>): Promise<void> | void;
    cancel?(reason?: unknown): Promise<void> | void;
  }): ReadableStream<T>;
};

interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  text(): Promise<string>;
}
declare const Response: {
  new (
    body: string | ReadableStream<Uint8Array> | null,
    init?: { status?: number; headers?: { [name: string]: string } },
  ): Response;
};

interface TextEncoder {
  encode(text: string): Uint8Array;
}
declare const TextEncoder: { new (): TextEncoder };

interface TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
declare const TextDecoder: { new (label?: string, options?: { fatal?: boolean }): TextDecoder };

declare function fetch(
  url: string,
  init?: {
    method?: string;
    headers?: { [name: string]: string };
    body?: string;
    signal?: AbortSignal;
    credentials?: "include" | "same-origin" | "omit";
    cache?: "no-store";
    keepalive?: boolean;
  },
): Promise<Response>;
