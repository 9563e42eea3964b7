/**
 * For reads of keys and recovery codes: gone from the cache as soon as no page shows them (quality.md S1), not asked for again
 * while one does, and never saved, since only what api/persisted-queries.ts lists is.
 */
export const uncachedQuery = { gcTime: 0, refetchOnReconnect: false } as const
