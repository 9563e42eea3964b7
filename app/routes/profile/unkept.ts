/**
 * For reads of keys and recovery codes: gone from the cache as soon as no page shows them (quality.md S1), asked for once while one
 * does, and never saved, since only what query/savable.ts lists is.
 */
export const unkept = { gcTime: 0, staleTime: Infinity, refetchOnReconnect: false } as const
