import { describe, expect, it } from 'vitest'
import { DEPOSIT_POLL, SLOW_POLL } from '#app/constants.ts'
import { whileMoving } from '#app/routes/assets/while-moving.ts'

describe('how often the assets are looked at', () => {
  it.each([
    [undefined, false],
    [[], false],
    [['done', 'failed', 'cancelled', 'expired', 'rejected', 'awaiting_confirmation'], false],
    [['done', 'processing'], SLOW_POLL],
    [['accepted'], SLOW_POLL],
    [['processing', 'confirming', 'done'], DEPOSIT_POLL],
  ] as const)('%j', (stands, every) => {
    expect(whileMoving(stands?.map((status) => ({ status })))).toBe(every)
  })
})
