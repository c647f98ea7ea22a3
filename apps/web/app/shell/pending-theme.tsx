import { ThemeOverlay } from "@tessera/ui";

type PendingThemeProps = { readonly isOpen: boolean; readonly onApply: () => void };

/** The overlay in a file of its own, so that a page without a change does not carry it. */
export function PendingTheme({ isOpen, onApply }: PendingThemeProps) {
  return <ThemeOverlay isOpen={isOpen} onApply={onApply} />;
}
