import { composeRenderProps } from "react-aria-components";

/** Joins the class names that are there. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

type ClassName<Values> =
  | string
  | ((values: Values & { defaultClassName: string | undefined }) => string)
  | undefined;

/** A part's own class names together with the ones its user gives, in either of the forms React Aria takes. */
export function withClassName<Values>(
  given: ClassName<Values>,
  ...own: readonly (string | false | undefined)[]
): (values: Values & { defaultClassName: string | undefined }) => string {
  return composeRenderProps(given ?? "", (name: string) => joinClassNames(...own, name));
}
