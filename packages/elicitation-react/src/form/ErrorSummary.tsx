import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useFormState } from "react-hook-form";
import { useAnnounce } from "../prompt/announce.js";
import { focusField } from "./focusField.js";
import { useFormRoom } from "./formRoom.js";
import { issueText } from "./issueText.js";
import { issueOf } from "./resolver.js";
import { useFormWords } from "./words.js";

/** The next ones move up as these are put right. */
const LISTED = 10;

/**
 * After a submit that failed: how many answers need attention, and a link to each. Focus goes to the
 * first of them, whose error is read with it; the number is announced. What is put right leaves the
 * list.
 */
export function ErrorSummary(): ReactNode {
  const { api, classNames } = useFormRoom();
  const words = useFormWords();
  const { messages, format } = words;
  const { announce, region } = useAnnounce();
  const { errors, submitCount } = useFormState({ control: api.control });
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(submitCount);
  const wrong = api.model.fields.flatMap((field) => {
    const issue = issueOf(errors, field.name);
    return issue ? [{ field, issue }] : [];
  });

  useEffect(() => {
    if (shown.current === submitCount) return;
    shown.current = submitCount;
    const [first] = wrong;
    if (first === undefined) return;
    announce(messages.form.errorAnnouncement({ count: wrong.length }, format), `${submitCount}`);
    // In the next frame: focus makes the browser lay everything out, and the errors show first.
    requestAnimationFrame(() => focusField(box.current, first.field.name));
  });

  if (submitCount === 0 || wrong.length === 0)
    return (
      <div ref={box} data-askback="error-summary-place">
        {region}
      </div>
    );
  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusField(box.current, name);
  };
  return (
    <div ref={box} data-askback="error-summary-place">
      {region}
      <section
        aria-labelledby={headingId}
        data-askback="error-summary"
        className={classNames.errorSummary}
      >
        <p id={headingId} data-askback="error-summary-title">
          {messages.form.errorCount({ count: wrong.length }, format)}
        </p>
        <ul>
          {wrong.slice(0, LISTED).map(({ field, issue }) => (
            <li key={field.name}>
              <a
                href={`#${api.ids(field).control}`}
                dir="auto"
                onClick={(event) => follow(event, field.name)}
              >
                {field.label}
              </a>{" "}
              {issueText(issue, words)}
            </li>
          ))}
          {wrong.length > LISTED && (
            <li>{messages.form.moreErrors({ count: wrong.length - LISTED }, format)}</li>
          )}
        </ul>
      </section>
    </div>
  );
}
