import { LRUCache } from "lru-cache";

/** The size limits of a cache, in bytes. */
export type CacheBounds = {
  readonly mostBytes: number;
  readonly mostBytesOfOrganization: number;
};

/** A cache of values by organization and key. */
export type OrganizationCache<Value extends object> = {
  find(organizationId: string, key: string): Value | undefined;
  /** Adds a value of a size in bytes, unless it is larger than the share of its organization. */
  add(organizationId: string, key: string, value: Value, bytes: number): void;
};

/** The overhead of each entry, in addition to its value and key. */
const entryBytes = 1 << 10;

/**
 * Creates a cache with a size limit in all and one for each organization. An organization over its limit
 * loses its own least recently used values; over the limit in all, the least recently used organization is evicted.
 */
export function createOrganizationCache<Value extends object>({
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
      // LRUCache does not update the size of an existing key, so the share is deleted first.
      shares.delete(organizationId);
      if (share.size > 0) shares.set(organizationId, share, { size: share.calculatedSize });
    },
  };
}
