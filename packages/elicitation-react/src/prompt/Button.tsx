import { type ButtonHTMLAttributes, forwardRef } from "react";

/** Props of `<Button>`, beside those of a button. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the one next step. secondary: an answer. quiet: leaves things as they are. @default "secondary" */
  kind?: "primary" | "secondary" | "quiet";
  /** Its action is under way: stays focusable, does nothing, and says so. */
  busy?: boolean;
}

/** A button of the kit. Type is "button" unless said otherwise, so that it never submits by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { kind = "secondary", busy = false, type = "button", onClick, ...rest } = props;
  return (
    <button
      data-askback="button"
      data-kind={kind}
      data-busy={busy || undefined}
      // Not `disabled`: that would drop the focus of whoever just pressed it.
      aria-disabled={busy || undefined}
      {...rest}
      ref={ref}
      type={type}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
});
