/**
 * The cents of a refill select its outcome, so that each can be reproduced by hand: .01 to .20 complete at that poll, .66 fails at the second,
 * .77 never completes, anything else completes at the third.
 */
const centsOf = (amount: string): number => Number((/\.(\d{1,2})/.exec(amount)?.[1] ?? '').padEnd(2, '0'))

const NEVER = 77
const FAILS = 66
const USUAL_POLL = 3
const LAST_POLL = 20

export const readyAtPoll = (amount: string): number | null => {
  const cents = centsOf(amount)
  if (cents === NEVER) return null
  if (cents === FAILS) return 2
  return cents >= 1 && cents <= LAST_POLL ? cents : USUAL_POLL
}

export const refillFails = (amount: string): boolean => centsOf(amount) === FAILS
