/** @returns whether one letter added, left out, replaced, or two neighbours swapped make `b` of `a` */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const tail = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return tail(short, start) === tail(long, start + 1);
  if (tail(short, start + 1) === tail(long, start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    tail(short, start + 2) === tail(long, start + 2)
  );
}
