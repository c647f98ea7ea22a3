import { type ComponentProps, createContext, type ReactNode, use, useState } from "react";
import { createPortal } from "react-dom";
import { PaletteButton } from "#commands/palette-button.tsx";
import { EditorHeader } from "#shell/configure-header.tsx";
import { useHeaderExtras } from "#shell/use-header-extras.ts";
import styles from "./header-slot.module.css";

const SlotContext = createContext<HTMLElement | null>(null);
const LiveSlotContext = createContext<HTMLElement | null>(null);

type HeaderWithSlotProps = Pick<ComponentProps<typeof EditorHeader>, "newName" | "children">;

/** Shows the header above the area, with a slot for its content. */
export function HeaderWithSlot({ children, newName }: HeaderWithSlotProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [liveSlot, setLiveSlot] = useState<HTMLElement | null>(null);
  return (
    <SlotContext value={slot}>
      <EditorHeader search={<PaletteButton />} extras={useHeaderExtras()} newName={newName}>
        <div ref={setLiveSlot} className={styles.live} />
        <div ref={setSlot} className={styles.slot} />
      </EditorHeader>
      <LiveSlotContext value={liveSlot}>{children}</LiveSlotContext>
    </SlotContext>
  );
}

/** Shows its children in the header. */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const slot = use(SlotContext);
  return slot && createPortal(children, slot);
}

/** Shows its children in the header, before the state of the draft: what other people do. */
export function InLiveHeader({ children }: { readonly children: ReactNode }) {
  const slot = use(LiveSlotContext);
  return slot && createPortal(children, slot);
}
