import { type RefObject, useInsertionEffect, useRef } from "react";

/** The value of the last render, for handlers that must stay the same function. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
