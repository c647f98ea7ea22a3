import { Plural } from "@lingui/react/macro";
import { Tag } from "@tessera/ui";

/** Shows how many layers share their number with another one. */
export function CollisionTag({ count }: { readonly count: number }) {
  return (
    <Tag kind="danger">
      <Plural value={count} one="# layer collides" other="# layers collide" />
    </Tag>
  );
}
