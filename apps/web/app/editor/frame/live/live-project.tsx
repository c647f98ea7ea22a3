import { InLiveHeader } from "../header-slot.tsx";
import { PeopleHere } from "./people-here.tsx";
import { SaveNotice } from "./save-notice.tsx";
import { useProjectEvents } from "./use-project-events.ts";

/** Shows what other people do in the open project, in the header. */
export function LiveProject() {
  const { others, newer } = useProjectEvents();
  return (
    <InLiveHeader>
      <SaveNotice newer={newer} />
      {others.length > 0 && <PeopleHere people={others} />}
    </InLiveHeader>
  );
}
