import { LRUCache } from "lru-cache";

/** How many bytes a cache takes. */
export type CacheBounds = {
  readonly mostBytes: number;
  readonly mostBytesOfOrganization: number;
};

/** Values of organizations in memory. */
export type OrganizationCache<Value extends object> = {
  find(organizationId: string, key: string): Value | undefined;
  /** Adds a value of so many bytes, unless it alone is larger than the share of its organization. */
  add(organizationId: string, key: string, value: Value, bytes: number): void;
};

/** Each entry takes this many bytes in addition to its value and key. */
const entryBytes = 1 << 10;

/**
 * Caches values within a bound of bytes, and within a share of it for each organization. An organization that is over
 * its share loses its own least recently used values; over the bound, the least recently used organization goes.
 */
export function makeOrganizationCache<Value extends object>({
  mostBytes,
  mostBytesOfOrganization,
}: CacheBounds): OrganizationCache<Value> {
  const shares = new LRUCache<string, LRUCache<string, Value>>({ maxSize: mostBytes });
  return {
    find: (organizationId, key) => shares.get(organizationId)?.get(key),
    add(organizationId, key, value, bytes) {
      const share =
        shares.get(organizationId) ??
        new LRUCache<string, Value>({ maxSize: mostBytesOfOrganization });
      share.set(key, value, { size: entryBytes + 2 * key.length + bytes });
      // LRUCache keeps the size of a value that is set again, so it is deleted first.
      shares.delete(organizationId);
      if (share.size > 0) shares.set(organizationId, share, { size: share.calculatedSize });
    },
  };
}
