import { type ReactNode, useState } from "react";

/**
 * Records the callbacks of a state's component for the conformance suite: `const [note, notes] =
 * useNotes()`.
 */
export function useNotes(): readonly [(text: string) => void, ReactNode] {
  const [text, setText] = useState("");
  return [
    setText,
    <output key="notes" data-notes="" hidden>
      {text}
    </output>,
  ];
}
