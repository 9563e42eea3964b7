import { describe, expect, it } from 'vitest'
import { DEPOSIT_POLL, SLOW_POLL } from '#app/src/lib/constants.ts'
import { pollWhilePending } from '#app/src/pages/assets/poll-interval.ts'

describe('the poll interval of the assets', () => {
  it.each([
    [undefined, false],
    [[], false],
    [['done', 'failed', 'cancelled', 'expired', 'rejected', 'awaiting_confirmation'], false],
    [['done', 'processing'], SLOW_POLL],
    [['accepted'], SLOW_POLL],
    [['processing', 'confirming', 'done'], DEPOSIT_POLL],
  ] as const)('%j', (stands, every) => {
    expect(pollWhilePending(stands?.map((status) => ({ status })))).toBe(every)
  })
})
