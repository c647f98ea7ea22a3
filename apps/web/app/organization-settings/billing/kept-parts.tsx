import { type Billing, type Organization, plans } from "@tessera/contract";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const ProjectChooser = lazyPart(async () => (await import("./project-chooser.tsx")).ProjectChooser);
const MemberChooser = lazyPart(async () => (await import("./member-chooser.tsx")).MemberChooser);

type KeptPartsProps = { readonly organization: Organization; readonly billing: Billing };

/** Lets the owner choose which design systems and members stay editable, when the plan allows fewer. */
export function KeptParts({ organization, billing: { plan, usage } }: KeptPartsProps) {
  const { designSystems, members } = plans[plan].entitlements;
  const props = { organization, onFailure: () => undefined };
  return (
    <>
      {usage.designSystems > designSystems && <ProjectChooser {...props} />}
      {usage.members > members && <MemberChooser {...props} />}
    </>
  );
}
