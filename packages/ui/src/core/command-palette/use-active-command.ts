import { type KeyboardEvent, useState } from "react";
import type { Command } from "./command.ts";

/** Returns the highlighted command: the first, until the arrow keys or the pointer move the highlight. */
export function useActiveCommand<Given extends Command>(
  shown: readonly Given[],
  onChoose: (command: Given) => void,
) {
  const [chosenId, setActiveId] = useState<string>();
  const active = shown.find(({ id }) => id === chosenId) ?? shown[0];

  function move(steps: 1 | -1): void {
    const at = active ? shown.indexOf(active) : -1;
    setActiveId(shown.at((at + steps) % shown.length)?.id);
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Enter and the arrows belong to the input method during composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
  }
  return { active, setActiveId, onKeyDown };
}
