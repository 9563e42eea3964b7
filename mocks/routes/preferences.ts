import { preferences as values } from '../fixtures/market.ts'
import { ok, own } from '../server/call.ts'
import type { Operation } from '../server/call.ts'

export const preferences: readonly Operation[] = [own('GET', '/api/prefences', () => ok(values))]
