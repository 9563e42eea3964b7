/**
 * Options for queries of secrets and recovery codes: removed from the cache as soon as no page shows them, not fetched again while one does, and
 * never persisted, because only the queries of api/persist.ts are.
 */
export const uncachedQuery = { gcTime: 0, refetchOnReconnect: false } as const
