/** Up to here a single choice is radio buttons. */
export const MAX_RADIOS = 5;
/** Up to here every option stays visible, in an open list. */
export const MAX_OPEN = 7;
/** Above this a list of check boxes gets a filter and scrolls. */
export const MAX_PLAIN = 12;
