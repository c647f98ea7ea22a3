import { createContext, use, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { ConfigureHeader } from "#shell/configure-header.tsx";
import styles from "./header-slot.module.css";

const SlotContext = createContext<HTMLElement | null>(null);

/** Shows the header above the area, with a slot for its content. */
export function HeaderWithSlot({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SlotContext value={slot}>
      <ConfigureHeader>
        <div ref={setSlot} className={styles.slot} />
      </ConfigureHeader>
      {children}
    </SlotContext>
  );
}

/** Shows its children in the header. */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const slot = use(SlotContext);
  return slot && createPortal(children, slot);
}
