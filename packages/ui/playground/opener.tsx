import { Button } from "@tessera/ui";
import { type ReactNode, useState } from "react";
import { useNotes } from "./notes.tsx";

type OpenerProps = {
  readonly text: string;
  readonly children: (opened: {
    readonly isOpen: boolean;
    readonly onClose: () => void;
  }) => ReactNode;
};

/** A button that opens a sample and notes when it closes. */
export function Opener({ text, children }: OpenerProps) {
  const [note, notes] = useNotes();
  const [isOpen, setIsOpen] = useState(false);
  function onClose(): void {
    note("closed");
    setIsOpen(false);
  }
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{text}</Button>
      {children({ isOpen, onClose })}
      {notes}
    </>
  );
}
