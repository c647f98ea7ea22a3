import { Plural } from "@lingui/react/macro";
import { Tag } from "@tessera/ui";

/** How many layers share their place with another one. */
export function CollisionTag({ count }: { readonly count: number }) {
  return (
    <Tag kind="danger">
      <Plural value={count} one="# layer collides" other="# layers collide" />
    </Tag>
  );
}
