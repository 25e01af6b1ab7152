// Look-alikes that Unicode's confusables leave out: they pair a letter with one prototype, judged in
// print, while a name in an address bar is read at a glance. Both lists add to the package's data.
// Letters with an accent need no entry: the skeleton takes accents off.

/**
 * Letters that pass for Latin so well that a whole word of them reads as a Latin word.
 * @type {{ [latin: string]: string }}
 */
export const strict = {
  a: "ձลα",
  b: "ьъხ",
  c: "င",
  d: "ժվ",
  e: "єҽ",
  f: "ք",
  g: "ցԍ",
  h: "հһከ",
  i: "ιіիוין",
  j: "յј",
  k: "κ",
  l: "ӏւլเ",
  ll: "แ",
  n: "ոռηпחทหดຫຕທဂበ",
  o: "оοօסჿიဝခዐଠഠဠං๐໐",
  p: "рρ",
  q: "ԛզգ",
  r: "г",
  s: "ѕรຣຮଽ",
  t: "τդէדፐ",
  u: "υսมนบปບນຍပטሀ",
  v: "νѵ",
  w: "ԝѡապωพฟພຟധሠ",
  x: "хχჽ",
  y: "уүγყ",
};

/**
 * Letters that pass for Latin only inside a name that the reader expects.
 * @type {{ [latin: string]: string }}
 */
export const loose = {
  0: "θ",
  2: "շ",
  3: "зҙэვკওӡ",
  4: "ч",
  ae: "æ",
  b: "вß",
  c: "ҫ",
  // As in a name the reader expects: the first half is an open curve.
  ce: "œ",
  d: "đð",
  e: "əε",
  f: "ғ",
  h: "нңҥӊԋԩђћħӈ",
  k: "кҟԟқҝĸҡӄ",
  l: "ł",
  m: "м",
  n: "иŋԥղ",
  o: "øфө",
  p: "þҏթ",
  r: "яґ",
  t: "тҭԏŧ",
  u: "цµμџ",
  w: "шщ",
  x: "ӽӿҳж",
  y: "ұӌ",
};
