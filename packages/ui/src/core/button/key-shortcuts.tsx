import type { ButtonProps, LinkProps } from "react-aria-components";

/** The keys that do the same as a control, as assistive technology reads them. */
export type KeyShortcuts = { readonly "aria-keyshortcuts"?: string };

/** Writes a button's keys on its element: React Aria leaves the attribute out. */
export function writeButtonKeys({
  "aria-keyshortcuts": keys,
}: KeyShortcuts): Pick<ButtonProps, "render"> {
  if (keys === undefined) return {};
  // oxlint-disable-next-line react/button-has-type -- the type is among the properties
  return { render: (props) => <button {...props} aria-keyshortcuts={keys} /> };
}

/** Writes a link's keys on its element. */
export function writeLinkKeys({
  "aria-keyshortcuts": keys,
}: KeyShortcuts): Pick<LinkProps, "render"> {
  if (keys === undefined) return {};
  return {
    render: (props) =>
      "href" in props ? (
        <a {...props} aria-keyshortcuts={keys}>
          {props.children}
        </a>
      ) : (
        <span {...props} aria-keyshortcuts={keys} />
      ),
  };
}
