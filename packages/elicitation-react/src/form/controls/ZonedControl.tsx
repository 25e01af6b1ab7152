import { type ReactNode, Suspense } from "react";
import { lazyPart, useLazyPart } from "../../provider/lazyPart.js";
import { LoadFailed } from "../LoadFailed.js";
import type { ControlProps, FieldOf } from "../types.js";
import { useFormWords } from "../words.js";
import { controlProps } from "./controlProps.js";

type ZonedProps = ControlProps<FieldOf<"text">>;

/** Time zones are heavy: they are loaded for a form that has a time in it. */
export const zonedPart = lazyPart(() =>
  import("./DateTimeControl.js").then((room) => room.DateTimeControl),
);

/** A date with a time; the field stands in its place while the time zones are loading. */
export function ZonedControl(props: ZonedProps): ReactNode {
  const { loading } = useFormWords().messages.form;
  return (
    <Suspense
      fallback={<input {...controlProps(props)} readOnly aria-busy placeholder={loading} />}
    >
      <LoadedControl {...props} />
    </Suspense>
  );
}

function LoadedControl(props: ZonedProps): ReactNode {
  const { value: Control, retry } = useLazyPart(zonedPart);
  return Control ? <Control {...props} /> : <LoadFailed onRetry={retry} />;
}
