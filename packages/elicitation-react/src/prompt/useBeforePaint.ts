import { useEffect, useLayoutEffect } from "react";

/** On a server there is no layout, and React 18 warns about it. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
