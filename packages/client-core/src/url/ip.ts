export type NetworkKind = "loopback" | "private" | "public";

export interface Address {
  kind: NetworkKind;
  /** An IPv6 address that carries an IPv4 one. */
  embedsV4: boolean;
}

type V4 = readonly [number, number, number, number];

const v4Text = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/u;

/** @param host `URL.hostname`: an IPv4 address is in dotted decimal, an IPv6 one in brackets */
export function readAddress(host: string): Address | undefined {
  if (host.startsWith("[")) return readV6(host.slice(1, -1));
  const match = v4Text.exec(host);
  if (!match) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = match.slice(1).map(Number);
  return { kind: v4Kind([a, b, c, d]), embedsV4: false };
}

function v4Kind([a, b, c]: V4): NetworkKind {
  if (a === 127) return "loopback";
  const isPrivate =
    a === 0 ||
    a === 10 ||
    (a === 100 && b >= 64 && b < 128) || // carrier-grade NAT
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && c === 0) ||
    (a === 198 && (b === 18 || b === 19)) || // benchmarking
    a >= 224; // multicast, reserved, broadcast
  return isPrivate ? "private" : "public";
}

/** @param text compressed as the URL serialiser does it, without a dotted tail */
function readV6(text: string): Address {
  const groups = expand(text);
  const at = (index: number) => groups[index] ?? 0;
  const v4 = (high: number, low: number): V4 => [high >> 8, high & 255, low >> 8, low & 255];
  const leading = groups.findIndex((group) => group !== 0);

  if (leading === -1) return { kind: "private", embedsV4: false }; // ::
  if (leading === 7 && at(7) === 1) return { kind: "loopback", embedsV4: false };
  // ::ffff:a.b.c.d, ::a.b.c.d, 64:ff9b::a.b.c.d, 2002:a.b.c.d::
  const mapped = leading === 5 && at(5) === 0xffff;
  const compatible = leading >= 6;
  const translated = at(0) === 0x64 && at(1) === 0xff9b;
  if (mapped || compatible || translated) {
    return { kind: v4Kind(v4(at(6), at(7))), embedsV4: true };
  }
  if (at(0) === 0x2002) return { kind: v4Kind(v4(at(1), at(2))), embedsV4: true };
  const first = at(0);
  const isPrivate =
    (first & 0xfe00) === 0xfc00 || // unique local
    (first & 0xffc0) === 0xfe80 || // link local
    (first & 0xffc0) === 0xfec0 || // site local, withdrawn but routed here and there
    (first & 0xff00) === 0xff00; // multicast
  return { kind: isPrivate ? "private" : "public", embedsV4: false };
}

function expand(text: string): number[] {
  const [head = "", tail] = text.split("::");
  const read = (part: string) => (part ? part.split(":").map((group) => parseInt(group, 16)) : []);
  const left = read(head);
  if (tail === undefined) return left;
  const right = read(tail);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}
