// The package ships no types; this is the part that is used.
declare module "istanbul-lib-instrument" {
  export function createInstrumenter(options: { esModules: boolean; compact: boolean }): {
    instrumentSync(code: string, file: string): string;
  };
}
