// Before anything else is loaded: the schema library of the MCP client would otherwise probe for
// `new Function`, which the pages' Content-Security-Policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
