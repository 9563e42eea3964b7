import { expect, it } from 'vitest'
import { hideWhileCached } from '#app/src/auth/cached-page.ts'
import { anonymousView } from '#app/src/auth/store.ts'
import type { SessionView } from '#app/src/auth/store.ts'
import { createStore } from '#app/src/lib/store.ts'

function open(state: SessionView['state']) {
  const root = { hidden: false }
  const page = Object.assign(new EventTarget(), { document: { documentElement: root } })
  const view = createStore<SessionView>({ ...anonymousView, state })
  hideWhileCached(page as unknown as Window, view)
  const pass = (type: string) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
  return { root, view, pass }
}

it('a page of a session is hidden while the browser keeps it, and shown as it comes back', () => {
  const { root, pass } = open('signedIn')
  pass('pagehide')
  expect(root.hidden).toBe(true)
  pass('pageshow')
  expect(root.hidden).toBe(false)
})

it('if the session has ended meanwhile, not before another page is open', () => {
  const { root, view, pass } = open('signedIn')
  pass('pagehide')
  view.set({ state: 'anonymous', moving: true })
  pass('pageshow')
  expect(root.hidden).toBe(true)
  view.set({ moving: false })
  expect(root.hidden).toBe(false)
})

it('a page without a session stays visible', () => {
  const { root, pass } = open('anonymous')
  pass('pagehide')
  expect(root.hidden).toBe(false)
})
