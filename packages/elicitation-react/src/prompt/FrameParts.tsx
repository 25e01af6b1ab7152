import { createElement, forwardRef, type ReactNode } from "react";
import { usePromptWords } from "./words.js";

export interface FrameHeadProps {
  titleId: string;
  descriptionId: string;
  title: ReactNode;
  progress?: string | undefined;
  top?: ReactNode;
  header?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  onClose?: (() => void) | undefined;
}

/** Heading, close control and header of both frames. The heading takes focus, but is no tab stop. */
export const FrameHead = forwardRef<HTMLHeadingElement, FrameHeadProps>(
  function FrameHead(props, ref) {
    const {
      titleId,
      descriptionId,
      title,
      progress,
      header,
      headingLevel = 2,
      onClose,
      top,
    } = props;
    const { messages } = usePromptWords();
    return (
      <div data-askback="frame-head">
        {top}
        <div data-askback="frame-title-row">
          {createElement(
            `h${headingLevel}`,
            { ref, id: titleId, tabIndex: -1, "data-askback": "frame-title" },
            <bdi>{title}</bdi>,
            progress === undefined ? null : (
              <>
                {" "}
                <span data-askback="frame-progress">{progress}</span>
              </>
            ),
          )}
          {onClose && (
            <button
              type="button"
              data-askback="frame-close"
              aria-label={messages.prompt.close}
              onClick={onClose}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
                <path
                  d="m3.5 3.5 9 9m0-9-9 9"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          )}
        </div>
        {header !== undefined && (
          <div id={descriptionId} data-askback="frame-header">
            {header}
          </div>
        )}
      </div>
    );
  },
);
