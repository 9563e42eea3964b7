import { expect, it } from 'vitest'
import { CODE_RECHECK, WITHDRAWAL_POLL } from '#app/src/lib/constants.ts'
import { withdrawalPause } from '#app/src/pages/withdraw/withdrawal-pause.ts'

it.each(['processing', 'some new word'])(
  'a withdrawal underway (%s) is asked for more and more rarely, for as long as it takes',
  (status) => {
    const pauses = Array.from({ length: 12 }, (_, asked) => withdrawalPause(status, asked))
    expect(pauses).toEqual([...WITHDRAWAL_POLL, ...Array(12 - WITHDRAWAL_POLL.length).fill(WITHDRAWAL_POLL.at(-1))])
  },
)

it('one that waits for its code, or that could not be read, is asked for at the same pace', () => {
  expect([0, 50].map((asked) => withdrawalPause('awaiting_confirmation', asked))).toEqual([CODE_RECHECK, CODE_RECHECK])
  expect(withdrawalPause(null, 0)).toBe(CODE_RECHECK)
})

it.each(['done', 'rejected', 'cancelled', 'failed', 'expired'])('one that has ended (%s) is not asked for again', (status) =>
  expect(withdrawalPause(status, 0)).toBe(false),
)
