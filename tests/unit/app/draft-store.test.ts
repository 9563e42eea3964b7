import { describe, expect, it } from 'vitest'
import { anonymousView } from '#app/src/auth/store.ts'
import { createDraftStore } from '#app/src/money/draft-store.ts'
import { createPlainStorage } from '#app/src/lib/safe-storage.ts'
import { createDrafts } from '#app/src/money/drafts.ts'

function page() {
  const view = { ...anonymousView, person: 'vera' as string | null, epoch: 1 }
  const drafts = createDrafts(createPlainStorage(() => undefined))
  return { view, store: createDraftStore(drafts, { get: () => view }) }
}

describe('the drafts of a page', () => {
  it('a form that the user leaves has no draft', () => {
    const { store } = page()
    const leave = store.attend('refill')
    store.keep('refill', { amount: '5' })
    leave()
    expect(store.read('refill')).toBeNull()
  })

  it('a form that is unmounted with its session keeps its draft, for the same user', () => {
    const { view, store } = page()
    const leave = store.attend('refill')
    store.keep('refill', { amount: '5' })
    Object.assign(view, { epoch: 2, person: null })
    leave()
    expect(store.read('refill')).toBeNull()
    Object.assign(view, { epoch: 3, person: 'vera' })
    expect(store.read('refill')).toEqual({ amount: '5' })
  })

  it('fields that make room for the review keep it as long as the flow is mounted', () => {
    const { store } = page()
    const leaveFlow = store.attend('refill')
    const leaveFields = store.attend('refill')
    store.keep('refill', { amount: '5' })
    leaveFields()
    expect(store.read('refill')).toEqual({ amount: '5' })
    leaveFlow()
    expect(store.read('refill')).toBeNull()
  })
})
