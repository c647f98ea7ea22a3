import { expect } from "@playwright/test";
import type { KeyStory } from "../../../packages/ui/playground/specimen.ts";
import { findNamed } from "../find-named.ts";
import { focusByTab } from "../open-by-keyboard.ts";
import type { Subject } from "../subject.ts";

const timeoutMs = 5_000;

/** Finds keys that do not do what the specimen declares. */
export async function findBrokenKeys(subject: Subject): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const story of subject.facts.keys ?? []) {
    const finding = await checkKeys(subject, story);
    if (finding) findings.push(`${story.keys.join(" ")}: ${finding}`);
  }
  return findings;
}

async function checkKeys(
  { page, show }: Subject,
  { on, keys, notes }: KeyStory,
): Promise<string | undefined> {
  await show();
  if (!on) await page.keyboard.press("Tab");
  else {
    const control = findNamed(page, on).first();
    if ((await control.count()) === 0) return `there is no ${on.role} named "${on.name.en}"`;
    if (!(await focusByTab(page, control))) await control.focus();
  }
  for (const key of keys) {
    await page.keyboard.press(key);
    // An overlay that a key opens takes the focus one frame later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const note = page.locator("[data-notes]").first();
  return expect(note)
    .toHaveText(notes, { timeout: timeoutMs })
    .then(
      () => undefined,
      async () => `noted "${await note.textContent()}", and not "${notes}"`,
    );
}
