import { framedRoutes, printFrameFile } from "../../apps/web/app/navigation/public-paths.ts";
import { patternOf } from "../../apps/web/app/navigation/routes.ts";

/** The pattern of an address of the application, with the frame below the folder of its language. */
type FrameRoute = { readonly pattern: string; readonly flags: string; readonly frame: string };

/** Lists the addresses of all frames: a screen of the editor is also below its project. */
export function listFrameRoutes(): readonly FrameRoute[] {
  return framedRoutes.flatMap((route) => {
    const isOfProject = route.startsWith("/design-system/");
    const parents = isOfProject ? ["", "/:organization/:project"] : [""];
    return parents.map((parent) => {
      const { source, flags } = patternOf(`(?:/tr)?${parent}${route}`);
      return { pattern: source, flags, frame: printFrameFile(route) };
    });
  });
}
