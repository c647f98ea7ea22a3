import type { JSX, KeyboardEvent, SyntheticEvent } from "react";

type Element = JSX.IntrinsicElements["div"] | JSX.IntrinsicElements["a"];

/** The element of a menu item. A disabled one can be focused and read, and ignores clicks and keys. */
export function MenuItemElement({
  isRefused,
  ...given
}: Element & { readonly isRefused: boolean }) {
  const { children, ...props } = isRefused ? { ...given, ...refusal } : given;
  return "href" in props ? (
    <a {...(props as JSX.IntrinsicElements["a"])}>{children}</a>
  ) : (
    <div {...(props as JSX.IntrinsicElements["div"])}>{children}</div>
  );
}

const refusal = {
  "aria-disabled": true,
  onPointerDownCapture: refuse,
  onPointerUpCapture: refuse,
  onMouseDownCapture: refuse,
  onMouseUpCapture: refuse,
  onClickCapture: refuse,
  onKeyDownCapture(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === " ") refuse(event);
  },
};

function refuse(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
