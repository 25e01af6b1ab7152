/** Words and well-known sites one letter away from a brand that stand for themselves. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  [
    // Words
    "abode adobo adore ample apples applet apply author azures balk bald berk black bocking booking",
    "boosting booting borrowing brooking canna canvas case cave chafe chaise chased chaser chases",
    "chasm chaste chose clacker clark clause cleric clerks clicker clocker cloud cocker collie",
    "cooking dark decker deck derby desk dicker discard docked docket email entry finance gentry",
    "goggle goodie googly grail hedger hooking indult insult interest intuits jerk lack lama laid",
    "ledge ledges lender lineal liner llama locker lodger looking lotion loud mail mall mali merk",
    "mobile mocker mollies motile motion nation notions officer offices paid papal password perk",
    "phase photon plain plait plaids pledger portman potion proto protons quartz rapier revolt",
    "rocker sack shack sick sigma slacks slick sledger smack snack stack stride strife strike strip",
    "stripes stripe strive switch sunday tremor trillo tripe twinter twister twitter venom weber",
    "witch works workdays zapper",
    // Sites
    "clarna dockers gitbook gmx mollie motion openapi openapis paypay plain trellis",
  ]
    .join(" ")
    .split(" "),
);
