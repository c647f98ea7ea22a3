import { listSpecimens } from "./list-specimens.ts";
import { isReached, openByKeyboard } from "./open-by-keyboard.ts";
import { expect, readSubject, test } from "./subject.ts";

test("overlays close at once, even when their opening animation never ends", async ({
  page,
  openSubject,
}) => {
  await page.addInitScript(() => {
    const never = new Promise(() => {});
    Object.defineProperty(Animation.prototype, "finished", { get: () => never });
  });
  await openSubject("dialog");
  await page.addStyleTag({
    content: ":root { --duration-move: 60s !important; --duration-hover: 60s !important; }",
  });
  const closed: string[] = [];
  for (const specimen of listSpecimens()) {
    const subject = await readSubject(page, specimen);
    const { opens } = subject.facts;
    if (!opens) continue;
    const open = await openByKeyboard(subject, opens);
    if ("failure" in open) throw new Error(`${specimen}: ${open.failure}`);
    await page.keyboard.press("Escape");
    expect.soft(await isReached(open.opened, "hidden"), specimen).toBe(true);
    closed.push(specimen);
  }
  expect(closed).toContain("date-picker");
});
