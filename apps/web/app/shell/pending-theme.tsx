import { ThemeOverlay } from "@tessera/ui";

type PendingThemeProps = { readonly isOpen: boolean; readonly onApply: () => void };

/** Shows the overlay of a pending theme, in a separate file that loads with the first change. */
export function PendingTheme({ isOpen, onApply }: PendingThemeProps) {
  return <ThemeOverlay isOpen={isOpen} onApply={onApply} />;
}
