// Each part in turn; what stays open, or never ends, is told by its name.
const parts = ["session", "storage", "remote", "aiSdk", "tasks", "devtools"];
for (const part of parts) {
  const late = setTimeout(() => {
    console.error(`${part} has not ended after 30 s`);
    process.exit(1);
  }, 30_000);
  await import(`./out/${part}.js`);
  clearTimeout(late);
  console.log(`node: ${part} works`);
}
// A connection that nobody closed would keep this process for as long as it lives.
setTimeout(() => {
  console.error("Something was left open");
  process.exit(1);
}, 10_000).unref();
