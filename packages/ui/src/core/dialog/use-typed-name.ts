import { useState } from "react";

/** A name that has to be typed before an answer is taken. */
export type TypedName = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isRight: boolean;
};

/** Keeps what was typed of a name; every opening of the dialog begins with nothing. */
export function useTypedName(isOpen: boolean, name: string | undefined): TypedName {
  const [text, setText] = useState("");
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setText("");
  }
  return { text, setText, isRight: name === undefined || isSameName(text, name) };
}

/** Whether two names are the same to the eye: composed letters and outer spaces do not matter. */
function isSameName(one: string, other: string): boolean {
  return one.normalize("NFC").trim() === other.normalize("NFC").trim();
}
