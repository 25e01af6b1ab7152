// The package ships no types. Its default export is the same in its CommonJS and its ESM build;
// the named ones exist only in the latter.
declare module "punycode.js" {
  const punycode: { decode(input: string): string; encode(input: string): string };
  export default punycode;
}
