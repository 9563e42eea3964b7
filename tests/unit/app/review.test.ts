import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { reviewMachine } from '#app/src/money/review.machine.ts'
import type { ReviewEvent } from '#app/src/money/review.machine.ts'
import { withStep } from '#app/src/money/use-review.ts'

function page() {
  const [forward, back] = [vi.fn(), vi.fn()]
  const actor = createActor(reviewMachine.provide({ actions: { forward, back } })).start()
  const send = (...events: ReviewEvent[]) => {
    for (const event of events) actor.send(event)
    return actor.getSnapshot().value
  }
  return { send, forward, back }
}

describe('the steps of a reviewed form', () => {
  it('an address of the review leads to the form if nothing is known of it', () =>
    expect(page().send({ type: 'AT', step: 'review', drafted: false })).toBe('details'))

  it('after a reload, its address leads back to the review of what was typed, and from there to the form', () => {
    const { send, forward, back } = page()
    expect(send({ type: 'AT', step: 'review', drafted: true })).toBe('review')
    expect(forward).not.toHaveBeenCalled()
    expect(send({ type: 'EDIT' })).toBe('details')
    expect(back).toHaveBeenCalledOnce()
  })

  it('going back and forward follows the address, also where nothing is stored', () => {
    const { send, back } = page()
    expect(send({ type: 'REVIEW' }, { type: 'AT', step: 'review' }, { type: 'AT', step: 'details' })).toBe('details')
    expect(send({ type: 'AT', step: 'review' })).toBe('review')
    expect(back).not.toHaveBeenCalled()
  })

  it('refused values lead back to the form', () => {
    const { send, back } = page()
    expect(send({ type: 'REVIEW' }, { type: 'REFUSED' })).toBe('details')
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('the step in the address', () => {
  it('is added and removed beside the other parameters', () => {
    expect(withStep('', 'review')).toBe('?step=review')
    expect(withStep('?from=assets', 'review')).toBe('?from=assets&step=review')
    expect(withStep('?step=review&from=assets', null)).toBe('?from=assets')
    expect(withStep('?step=review', null)).toBe('')
  })
})
