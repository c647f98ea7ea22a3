/** Finds transitions and animations longer than a millisecond; runs inside the page. */
export function readMotion(): string[] {
  const mostS = 0.001;
  const longest = (durations: string) => Math.max(...durations.split(",").map(parseFloat));
  const parts = [undefined, "::before", "::after"];
  return [...document.body.querySelectorAll("*")].flatMap((element) =>
    parts.flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isMoving =
        style.transitionProperty !== "none" && longest(style.transitionDuration) > mostS;
      const isAnimated = style.animationName !== "none" && longest(style.animationDuration) > mostS;
      if (!isMoving && !isAnimated) return [];
      const what = isMoving ? `transition of ${style.transitionDuration}` : style.animationName;
      return [`${window.inspector.describe(element)}${part ?? ""} has a ${what}`];
    }),
  );
}
