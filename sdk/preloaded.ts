// A third, small entry point: reads responses that a public page requested before its code loaded, without the transport. It imports single
// files, not index.ts, so that the rest of the contract is not bundled.
import { LandingDealsFile } from './generated/schemas/landing-deals-file.zod.ts'
import { LandingDeals } from './generated/schemas/landing-deals.zod.ts'
import type { PreloadedResponses } from './http/preloaded-responses.ts'
import { readPreloaded } from './http/read-preloaded.ts'

type Preloaded = PreloadedResponses | null

/** The preloaded data, or null: the caller then sends the normal request, which also reports errors. */
export const getPreloadedLandingDeals = (preloaded: Preloaded): Promise<LandingDeals | null> =>
  readPreloaded(preloaded, '/landing/uta-deals', LandingDeals)
export const getPreloadedLandingDealsFile = (preloaded: Preloaded): Promise<LandingDealsFile | null> =>
  readPreloaded(preloaded, '/landing/uta-deals-file-link', LandingDealsFile)
