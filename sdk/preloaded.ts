// The small door: answers that a public page asked for before its code was there, read without the transport. Files and not index.ts, so that
// nothing else of the contract comes along.
import { LandingDealsFile } from './generated/model/landing-deals-file.zod.ts'
import { LandingDeals } from './generated/model/landing-deals.zod.ts'
import type { PreloadedResponses } from './http/preloaded-responses.ts'
import { readPreloaded } from './http/read-preloaded.ts'

type Preloaded = PreloadedResponses | null

/** What was asked for ahead, or null: ask in the usual way, which also says what is wrong. */
export const getPreloadedLandingDeals = (preloaded: Preloaded): Promise<LandingDeals | null> =>
  readPreloaded(preloaded, '/landing/uta-deals', LandingDeals)
export const getPreloadedLandingDealsFile = (preloaded: Preloaded): Promise<LandingDealsFile | null> =>
  readPreloaded(preloaded, '/landing/uta-deals-file-link', LandingDealsFile)
