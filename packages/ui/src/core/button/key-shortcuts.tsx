import type { ButtonProps, LinkProps } from "react-aria-components";

/** The keyboard shortcuts of a control, for assistive technology. */
export type KeyShortcuts = { readonly "aria-keyshortcuts"?: string | undefined };

/** Sets a button's shortcut attribute on its element, because React Aria omits it. */
export function writeButtonKeys({
  "aria-keyshortcuts": keys,
}: KeyShortcuts): Pick<ButtonProps, "render"> {
  if (keys === undefined) return {};
  // oxlint-disable-next-line react/button-has-type -- the props contain the type
  return { render: (props) => <button {...props} aria-keyshortcuts={keys} /> };
}

/** Sets a link's shortcut attribute on its element. */
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
