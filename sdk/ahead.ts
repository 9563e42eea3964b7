// The small door: answers that a public page asked for before its code was there, read without the transport. Files and not index.ts, so that
// nothing else of the contract comes along.
import { LandingDealsFile } from './generated/model/landing-deals-file.zod.ts'
import { LandingDeals } from './generated/model/landing-deals.zod.ts'
import type { EarlyAnswers } from './http/early.ts'
import { readAhead } from './http/read-ahead.ts'

type Early = EarlyAnswers | null

/** What was asked for ahead, or null: ask in the usual way, which also says what is wrong. */
export const landingDealsAhead = (early: Early): Promise<LandingDeals | null> => readAhead(early, '/landing/uta-deals', LandingDeals)
export const landingDealsFileAhead = (early: Early): Promise<LandingDealsFile | null> =>
  readAhead(early, '/landing/uta-deals-file-link', LandingDealsFile)
