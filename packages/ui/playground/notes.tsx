import { type ReactNode, useState } from "react";

/** Keeps what a state's component called back, for the conformance suite to read: `const [note, notes] = useNotes()`. */
export function useNotes(): readonly [(text: string) => void, ReactNode] {
  const [text, setText] = useState("");
  return [
    setText,
    <output key="notes" data-notes="" hidden>
      {text}
    </output>,
  ];
}
