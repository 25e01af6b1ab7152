import type { Command } from "../wire/wire.js";

/** How frames and commands travel. What arrives is read with suspicion: any JSON value may come. */
export interface RemoteTransport {
  /**
   * Opens the stream. The loop over it ends when the stream does, and throws when it breaks. To be called
   * whenever a part of a frame has come is `alive`: a large one takes longer than `silence` on a slow
   * network.
   * @throws RemoteTransportError
   */
  connect(options: {
    page: string;
    signal: AbortSignal;
    alive?: () => void;
  }): AsyncIterable<unknown>;
  /**
   * Delivers a command and resolves to its reply. The same command may be delivered again.
   * @throws RemoteTransportError
   */
  post(command: Command, options: { signal: AbortSignal }): Promise<unknown>;
}

/** Something did not get through. `permanent` says that trying again changes nothing. */
export class RemoteTransportError extends Error {
  override readonly name = "RemoteTransportError";
  /** Trying again changes nothing. */
  readonly permanent: boolean;
  /** Of HTTP. */
  readonly status: number | undefined;

  constructor(
    message: string,
    options: { permanent?: boolean; status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent ?? false;
    this.status = options.status;
  }
}

export function isPermanent(error: unknown): boolean {
  return error instanceof RemoteTransportError && error.permanent;
}
