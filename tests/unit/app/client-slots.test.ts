import { afterEach, describe, expect, it, vi } from 'vitest'
import { markClientSlots } from '#app/build/prerender/inline/mark-client-slots.ts'

/** Attributes that the script sets on the root element, for a path, cookies and a configuration. */
function slotAttributes({ search = '', cookie = '', config = '{}' }: { search?: string; cookie?: string | Error; config?: string }) {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('location', { search })
  vi.stubGlobal('document', {
    documentElement: { dataset },
    get cookie() {
      if (cookie instanceof Error) throw cookie
      return cookie
    },
    getElementById: (id: string) => (id === 'matu-config' ? { textContent: config } : null),
  })
  markClientSlots('next', 'referral_code', 'matu-config')
  return dataset['ahead']
}

describe('attributes of a guest page before its first paint', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['nothing where nothing is to be told', {}, undefined],
    ['the page to return to', { search: '?from=mail&next=%2Fen%2Fcabinet' }, 'return-to'],
    ['nothing of an empty one', { search: '?next=' }, undefined],
    ['that somebody invited', { cookie: 'locale=de; referral_code=JONAS17' }, 'invited'],
    ['nothing by another cookie', { cookie: 'my_referral_code=JONAS17' }, undefined],
    ['that Google may be asked', { config: '{"google_client_id":"matu.apps.googleusercontent.com"}' }, 'google'],
    ['nothing of Google without an id', { config: '{"google_client_id":null}' }, undefined],
    ['all at once', { search: '?next=x', cookie: 'referral_code=A', config: '{"google_client_id":"a"}' }, 'return-to invited google'],
    ['what can be read where cookies are blocked', { search: '?next=x', cookie: new Error('SecurityError') }, 'return-to'],
    ['what can be read where the configuration is broken', { search: '?next=x', config: '{' }, 'return-to'],
  ])('%s', (_what, given, expected) => {
    expect(slotAttributes(given)).toBe(expected)
  })
})
