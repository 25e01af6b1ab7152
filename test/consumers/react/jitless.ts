// Before the MCP client is loaded: its schema library would otherwise probe for `new Function`,
// which the page's Content-Security-Policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
