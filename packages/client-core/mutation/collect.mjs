// describe, it and expect as the tests of the pure rooms use them.
import { format } from "node:util";
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export function createCollector() {
  const tests = [];
  const titles = [];
  let file = "";
  const count = new Map();

  function it(title, run) {
    const name = [file, ...titles, title].join(" > ");
    const before = count.get(name) ?? 0;
    count.set(name, before + 1);
    tests.push({ id: before === 0 ? name : `${name} (${before})`, file, run });
  }

  function describe(title, body) {
    titles.push(title);
    body();
    titles.pop();
  }

  const each = (make) => (rows) => (title, run) => {
    // As Vitest has it: rows are spread when all of them are lists.
    const spread = rows.every(Array.isArray);
    for (const row of rows) {
      const args = spread ? row : [row];
      make(titleOf(title, args), () => run(...args));
    }
  };
  it.each = each(it);
  describe.each = each(describe);
  return {
    tests,
    describe,
    it,
    test: it,
    expect: chai.expect,
    begin(name) {
      file = name;
    },
  };
}

function titleOf(title, args) {
  const filled = title.replace(/\$(\w+)/gu, (whole, name) =>
    String(Object(args[0])[name] ?? whole),
  );
  const wanted = filled.match(/%[sjdifo]/gu)?.length ?? 0;
  return format(
    filled,
    ...args.slice(0, wanted).map((arg) => (typeof arg === "symbol" ? String(arg) : arg)),
  );
}
