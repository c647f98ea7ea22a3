import { isReached, openByKeyboard } from "../open-by-keyboard.ts";
import type { Subject } from "../subject.ts";

/** Something that floats and does not open by keyboard, or stays open when Escape is pressed. */
export async function findLackingEscape(subject: Subject): Promise<readonly string[]> {
  const { opens } = subject.facts;
  if (!opens) return [];
  const open = await openByKeyboard(subject, opens);
  if ("failure" in open) return [open.failure];
  await subject.page.keyboard.press("Escape");
  const isClosed = await isReached(open.opened, "hidden");
  return isClosed ? [] : [`Escape leaves the ${opens.opened.role} open`];
}
