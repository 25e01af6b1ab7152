import type { InputResponses } from "../protocol.js";

type Params = { readonly [key: string]: unknown };

/**
 * The params of the retry: the original ones, this round's responses and this round's state.
 * What an earlier round, or the original call, carried of either is not sent again.
 *
 * @param responses bare results by key; undefined when the round asked for nothing
 * @param requestState echoed as it is; the empty string is a state, undefined is none
 */
export function buildRetry(
  params: Params,
  responses: InputResponses | undefined,
  requestState: string | undefined,
): { [key: string]: unknown } {
  const { inputResponses: _, requestState: __, ...original } = params;
  return {
    ...original,
    ...(responses === undefined ? {} : { inputResponses: responses }),
    ...(requestState === undefined ? {} : { requestState }),
  };
}
