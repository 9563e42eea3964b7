import { preferences as values } from '../fixtures/market.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { Operation } from '../server/route.ts'

export const preferences: readonly Operation[] = [authenticatedRoute('GET', '/api/prefences', () => ok(values))]
