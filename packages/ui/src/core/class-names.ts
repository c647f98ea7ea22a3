import { composeRenderProps } from "react-aria-components";

/** Joins the given class names, skipping empty ones. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

type ClassName<Values> =
  | string
  | ((values: Values & { defaultClassName: string | undefined }) => string)
  | undefined;

/** Combines a part's own class names with its user's, in either form that React Aria accepts. */
export function withClassName<Values>(
  given: ClassName<Values>,
  ...own: readonly (string | false | undefined)[]
): (values: Values & { defaultClassName: string | undefined }) => string {
  return composeRenderProps(given ?? "", (name: string) => joinClassNames(...own, name));
}
