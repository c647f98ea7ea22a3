import { useState } from "react";

/** A name that must be typed to enable an answer. */
export type TypedName = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isRight: boolean;
};

/** Holds the typed name; it is empty each time the dialog opens. */
export function useTypedName(isOpen: boolean, name: string | undefined): TypedName {
  const [text, setText] = useState("");
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setText("");
  }
  return { text, setText, isRight: name === undefined || isSameName(text, name) };
}

/** Compares two names; Unicode composition and outer spaces do not matter. */
function isSameName(one: string, other: string): boolean {
  return one.normalize("NFC").trim() === other.normalize("NFC").trim();
}
