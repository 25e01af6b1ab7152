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
