import { expect, it } from 'vitest'
import * as constants from '#app/src/lib/constants.ts'
import { COOKIE_DAYS } from '#app/src/lib/cookies.ts'
import { RELOAD_GUARD } from '#app/src/lib/reload-guard.ts'

it('the timings and limits are the product’s', () => {
  expect({ ...constants, COOKIE_DAYS, RELOAD_GUARD }).toMatchObject({
    PROFILE_REFRESH: 60_000,
    REFILL_POLL: { attempts: 20, every: 2_000 },
    LOGOUT_CLEARING: 500,
    RELOAD_GUARD: 10_000,
    COOKIE_DAYS: 365,
    CLIENT_CONSTANTS: [500, 100, 2, 25],
  })
})
