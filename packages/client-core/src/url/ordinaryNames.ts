/** Words and well-known sites one letter away from a brand that stand for themselves. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  [
    // Words
    "abode adobo adore ample apples applet apply author azures black booking boosting brooking canna",
    "canvas case chased chaser chose cleric clerks clocker cloud collie cooking decker desk discard",
    "docked docket dockers entry finance gentry goggle goodie hooking indult insult interest intuits",
    "ledge ledges lender lineal liner lodger looking lotion loud mobile motion nation notions officer",
    "offices palpal password phase photon plaids plain potion proto protons revolt rocker shack slacks",
    "slick smack snack stack strife strike strip stripes strive switch tremor trillo twitter venom",
    "weber workdays works zapper",
    // Sites
    "openapi openapis paypay",
  ]
    .join(" ")
    .split(" "),
);
