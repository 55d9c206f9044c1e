// Notices to people whose page is closed: ordered by what is on the screen, with a mail program and a webhook of ours.

import assert from "node:assert/strict";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { examine, phone, screenshot } from "./browser.mjs";
import { Server } from "./server.mjs";
import { setUp } from "./set_up.mjs";

const calls = [];
const hook = createServer(async (request, response) => {
  calls.push(await new Response(request).json());
  response.end();
}).listen(0, "127.0.0.1");
await once(hook, "listening");
const hookAddress = `http://127.0.0.1:${hook.address().port}`;

const folder = await mkdtemp(path.join(tmpdir(), "occasus-mail-"));
const sendmail = path.join(folder, "sendmail");
const letters = () => readFile(path.join(folder, "letters"), "utf8").catch(() => "");
await writeFile(sendmail, `#!/bin/sh\ncat >> ${folder}/letters\n`);
await chmod(sendmail, 0o700);
after(async () => {
  hook.close();
  await rm(folder, { recursive: true });
});

const site = "https://play.example.org";
const { server, browser } = setUp(
  new Server([
    ...["--public-url", site, "--sendmail", sendmail, "--hook-hosts", hookAddress],
    ...["--push-contact", "mailto:ada@example.org"],
  ]),
);

/** The newest letter with these words, and the link in it that ends so. */
async function linkIn(words, act) {
  for (;;) {
    const found = (await letters()).split("To: ").findLast((letter) => letter.includes(words));
    const link = found && new RegExp(`${site}(/api/notices/[\\w-]+/${act})`).exec(found);
    if (link) return server.address + link[1];
    await pause(200);
  }
}

const notices = (page) => page.locator("details").filter({ hasText: "e-mail address" });

async function openNotices(page, summary) {
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByText(summary, { exact: true }).click();
}

test(
  "a host orders mail and a webhook, leaves, gets both, and stops both",
  { timeout: 240_000 },
  async () => {
    const host = await browser.visit(server.address);
    await host.getByRole("button", { name: "With friends: The Fall of the Roman Empire" }).click();
    await host.getByRole("button", { name: "Start the game" }).click();
    const room = host.getByRole("dialog", { name: "The waiting room" });
    const [link] = await room.locator(".address").allTextContents();
    await room.getByRole("button", { name: "Go to the table" }).click();
    const address = host.url();
    await openNotices(host, "Tell me when it is my turn");
    await screenshot(host, "turn-notices");
    const mail = host.getByLabel("Your e-mail address");
    await mail.fill("ada@example.org");
    await mail.press("Enter");
    await host
      .getByText("Confirm your address by the link in the mail to ada@example.org.")
      .waitFor();
    await host.getByLabel(/^Webhook/).fill("https://elsewhere.example.org/x");
    await host.getByRole("button", { name: "Call this webhook" }).click();
    await host.getByText(/^address must be an https:\/\/ address at one of the hosts/).waitFor();
    await host.getByLabel(/^Webhook/).fill(`${hookAddress}/hook`);
    await host.getByRole("button", { name: "Call this webhook" }).click();
    await host.getByText(`At each turn, a message goes to ${hookAddress}/hook.`).waitFor();
    await examine(host, "turn-notices-ordered");

    const letter = await browser.visit(await linkIn("confirm your address", "confirm"));
    await letter.getByRole("button", { name: "Confirm this address" }).click();
    await letter.getByText("Thank you: notices will come to this address.").waitFor();
    const guest = await browser.visit(link.replace(site, server.address));
    await guest.getByText(/What shall the others call you\?$/).waitFor();
    await host.goto("about:blank");
    const stop = await linkIn("your turn", "stop");
    const [sent] = (await letters()).split("To: ").slice(-1);
    assert.match(
      sent,
      /It is your turn\. The Fall of the Roman Empire: .*\.\nhttps:\/\/play\.example\.org\/table\//,
    );
    while (calls.length === 0) await pause(200);
    assert.match(
      calls[0].content,
      /^Awaited\. The Fall of the Roman Empire: .* https:\/\/play\.example\.org\/table\//,
    );

    await letter.goto(stop);
    await letter.getByRole("button", { name: "Stop these notices" }).click();
    await letter.getByText("No notices will come to this address.").waitFor();
    await host.goto(address);
    await openNotices(host, "Notices of your turn are on");
    await mail.waitFor();
    await notices(host).getByRole("button", { name: "Stop" }).click();
    await host.getByLabel(/^Webhook/).waitFor();
    await host.getByText("Tell me when it is my turn", { exact: true }).waitFor();
  },
);

test("the notices of a table fit on a phone, light and dark", async () => {
  const { links } = await server.newTable({ game: "empire" });
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.visit(`${server.address}${links.roman}`, {
      viewport: phone,
      colorScheme,
    });
    await openNotices(page, "Tell me when it is my turn");
    await page.getByLabel("Your e-mail address").fill("ada@example.org");
    assert.equal(await page.getByLabel(/^Webhook/).count(), 0, "it is for the host");
    await examine(page, `turn-notices-phone-${colorScheme}`);
  }
});

/** As a push service would send it, by the browser's own tools. */
test("a pushed notice is shown, and opens its table", async () => {
  const { table, links } = await server.newTable({ game: "empire" });
  const page = await browser.visit(`${server.address}${links.roman}`);
  await page.getByRole("list", { name: "Who plays" }).waitFor();
  await page.context().grantPermissions(["notifications"], { origin: server.address });
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await tools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/notices.js");
    await navigator.serviceWorker.ready;
  });
  const words = "It is your turn. The Fall of the Roman Empire: Turn 1.";
  await tools.send("ServiceWorker.deliverPushMessage", {
    origin: server.address,
    registrationId: await registered,
    data: JSON.stringify({ table, words }),
  });
  const shown = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
      const [one] = await worker.getNotifications();
      if (one) return { title: one.title, body: one.body, tag: one.tag, data: one.data };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  assert.deepEqual(shown, { title: "Occasus", body: words, tag: table, data: `/table/${table}` });
});
