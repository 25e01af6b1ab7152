import { useMemo } from "react";
import type {
  ElicitationSession,
  ElicitResult,
  Item,
  Operation,
  RespondOptions,
  Round,
} from "../core.js";
import { formReader } from "../form/reader.js";
import { secretKeys } from "./answers.js";
import { isOpen, nextOpen, type OperationView, type RoundPosition } from "./operationView.js";
import type { DraftKeeper } from "./useDraftKeeper.js";

/** Everything a user can do with one operation. */
export interface OperationActions {
  respond(key: string, response: ElicitResult): void;
  goTo(position: RoundPosition): void;
  /** Shows an item again; an answer that is given already can be given anew. */
  change(key: string): void;
  /** Back from the page that a url item opened. */
  continueFrom(key: string): void;
  send(): void;
  /** Escape, the close control, a click outside. */
  dismiss(): void;
  putAside(): void;
  resume(): void;
  cancelRound(): void;
  stop(): void;
  release(): void;
  mute(): void;
  close(): void;
}

interface Deps {
  session: ElicitationSession;
  keeper: DraftKeeper;
  operation: Operation;
  view: OperationView;
  setPosition(round: number, position: RoundPosition): void;
  setAside(aside: boolean): void;
}

/** The actions of an operation, for handlers: they read what they need when they are called. */
export function useOperationActions(deps: Deps): OperationActions {
  const { session, keeper, operation, view, setPosition, setAside } = deps;
  return useMemo(() => {
    const { id, round } = operation;
    const goTo = (position: RoundPosition) => {
      keeper.flush();
      if (round) setPosition(round.number, position);
    };
    const goToNext = (current: Round, key: string) => {
      const next = nextOpen(current, key);
      if (next !== undefined) setPosition(current.number, { item: next });
      // The only answer of a round is sent from where it was given.
      else setPosition(current.number, current.needsConfirmation ? { review: true } : undefined);
    };
    const cancelRound = () => {
      if (!round) return;
      for (const item of openItems(round)) session.respond(id, item.key, { action: "cancel" });
      setAside(false);
      if (round.needsConfirmation) session.send(id);
    };
    return {
      goTo,
      cancelRound,
      respond(key, response) {
        keeper.flush();
        if (round) goToNext(round, key);
        session.respond(id, key, response, marksOf(round?.items[key], response));
        if (round) keeper.forget({ operationId: id, round: round.number, key });
      },
      change(key) {
        goTo({ item: key });
        if (round?.items[key]?.state.status === "answered") session.revise(id, key);
      },
      continueFrom(key) {
        if (round?.needsConfirmation) goToNext(round, key);
        else session.continueUrl(id, key);
      },
      send() {
        if (round) setPosition(round.number, { review: true });
        session.send(id);
      },
      dismiss() {
        keeper.flush();
        // Cancel, unless that would throw something away: then the prompt is put aside instead.
        if (round && view.kind === "item" && isOpen(view.item) && isUntouched(keeper, id, round)) {
          cancelRound();
        } else setAside(true);
      },
      putAside: () => setAside(true),
      resume: () => setAside(false),
      stop: () => session.stop(id),
      release: () => session.release(id),
      mute: () => session.muteServer(operation.provenance.server.id),
      // What was asked and answered stays in the thread: only the strip goes.
      close: () => (operation.receipts.length > 0 ? setAside(true) : session.dismiss(id)),
    };
  }, [session, keeper, operation, view, setPosition, setAside]);
}

/** What the form knows of its secrets, so that no receipt and no store has them. */
function marksOf(item: Item | undefined, { content }: ElicitResult): RespondOptions {
  return item === undefined || content === undefined
    ? {}
    : { sensitive: secretKeys(formReader.peek(), item.request, content) };
}

function openItems(round: Round) {
  return Object.values(round.items).filter(isOpen);
}

/** Nothing is answered and nothing typed: cancelling loses nothing. */
function isUntouched(keeper: DraftKeeper, operationId: string, round: Round): boolean {
  return Object.values(round.items).every(
    (item) =>
      isOpen(item) &&
      item.drafts === undefined &&
      !keeper.has({ operationId, round: round.number, key: item.key }),
  );
}
