import { useEffect, useRef } from "react";
import type { Operation } from "../core.js";
import { useAnnounce } from "./announce.js";
import { useTitles } from "./OperationPrompt.js";
import { isAsked, type OperationView, viewKey, wantsAnswer } from "./operationView.js";
import { useServerName } from "./serverName.js";
import { endSentence, stripSentence } from "./stripSentence.js";
import { usePromptWords } from "./words.js";

interface OperationAnnouncerProps {
  operation: Operation;
  view: OperationView;
  /** Its prompt is on screen now. */
  shown: boolean;
  /** The prompt's heading takes focus as it appears, and so is read without being announced. */
  isFocused: () => boolean;
}

/** Says each new prompt, waiting, and the end, once. Shows nothing. */
export function OperationAnnouncer(props: OperationAnnouncerProps): null {
  const { operation, view, shown, isFocused } = props;
  const value = usePromptWords();
  const { announce } = useAnnounce();
  const titles = useTitles(operation, view);
  const server = useServerName(operation.provenance.server);
  const sending = wantsAnswer(view) && "round" in view && view.round.sending;
  const asks = shown && wantsAnswer(view) && !sending;
  const ended = isAsked(operation) ? endSentence(operation, server, value) : "";
  const sentence = asks
    ? [titles.title, titles.progress].filter(Boolean).join(". ")
    : view.kind === "nothing"
      ? ended
      : stripSentence(view, server, value);
  const id = newsId(operation, view, { shown, sending });

  // What had ended before this outlet was there is not news.
  const isNews = useRef(ended === "" && view.kind !== "ended");
  const latest = useRef({ sentence, asks, isFocused });
  useEffect(() => {
    latest.current = { sentence, asks, isFocused };
  });
  useEffect(() => {
    const { sentence: text, asks: heading, isFocused: focused } = latest.current;
    const silent = text === "" || !isNews.current || (heading && focused());
    isNews.current = true;
    if (!silent) announce(text, id);
  }, [id, announce]);
  return null;
}

/** Changes when there is something new to say, and not when the same goes on in another place. */
function newsId(
  operation: Operation,
  view: OperationView,
  { shown, sending }: { shown: boolean; sending: boolean },
): string {
  // A prompt that makes way while its answer is on its way is still being sent.
  if (sending) return `${operation.id}/${operation.round?.number}/sending`;
  // A server that is asked again and again works on the same answers.
  if (view.kind === "working") return `${operation.id}/${operation.receipts.length}/working`;
  return [viewKey(operation, view), operation.status, shown].join();
}
