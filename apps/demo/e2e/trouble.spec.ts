import { startDemo } from "../server/start.js";
import { choose, expect, fillDetails, pickTime, send, suggestion, test } from "./fixtures.js";

test("a state that was changed on the way is refused, and the chat goes on [M-20]", async ({
  page,
  demo,
}) => {
  await page.route("**/mcp", async (route) => {
    const body = route.request().postDataJSON();
    if (typeof body?.params?.requestState !== "string") return route.continue();
    body.params.requestState = `${body.params.requestState.slice(0, -4)}AAAA`;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await choose(page, demo, "Book a table");
  await fillDetails(page);
  await send(page);
  await pickTime(page);

  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Corner Concierge did not accept the answers.");
  await expect(alert).toContainText("ask again to start over");

  await page.unroute("**/mcp");
  await alert.getByRole("button", { name: "Ask again" }).click();
  await fillDetails(page);
  await send(page);
  await pickTime(page);
  await expect(page.getByText("Booked: Da Nonna")).toBeVisible();
});

test("the server stops in the middle: the answers are kept and can be sent again [M-20]", async ({
  page,
  demo,
}) => {
  await choose(page, demo, "Book a table");
  await fillDetails(page);
  await demo.service.stop();
  await send(page);

  await expect(
    page.getByRole("heading", { name: "Your answer did not reach Corner Concierge" }),
  ).toBeVisible();
  await expect(page.getByText("Ada")).toBeVisible();

  await demo.service.start();
  await page.getByRole("button", { name: "Send again" }).click();
  await pickTime(page);
  await expect(page.getByText("The table is under “Ada”")).toBeVisible();
});

test("the answer to a server of 2025 gets lost: it is kept and can be sent again [M-20] [L-01]", async ({
  page,
  demo,
}) => {
  let lost = false;
  await page.route("**/mcp", async (route) => {
    const isAnswer = route.request().postDataJSON()?.result !== undefined;
    if (!isAnswer || lost) return route.continue();
    lost = true;
    await route.fulfill({ status: 503, body: "Later" });
  });
  await choose(page, demo, "A server of 2025");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await send(page);

  await expect(
    page.getByRole("heading", { name: "Your answer did not reach Corner Concierge" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Hello Ada, in the words of 2025.")).toBeVisible();
});

test("a server that is not there is said so, and asking again works once it is back", async ({
  page,
  demo,
}) => {
  await page.goto(demo.origin);
  await demo.service.stop();
  await suggestion(page, "Book a table").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Corner Concierge cannot be reached.");
  await demo.service.start();
  await alert.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByRole("heading", { name: "Corner Concierge asks you" })).toBeVisible();
});

test("a port that is taken: the demo takes another one", async ({ demo }) => {
  const taken = Number(new URL(demo.origin).port);
  const other = await startDemo({ pageRoot: "/nowhere", port: taken });
  expect(other.origin).not.toBe(demo.origin);
  const config = await fetch(`${other.origin}/config.json`);
  expect(config.status).toBe(200);
  await other.close();
});
