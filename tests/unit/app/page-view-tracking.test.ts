import { describe, expect, it } from 'vitest'
import { createPageViewTracker } from '#app/src/integrations/page-view-tracking.ts'
import { templates } from '#app/src/site/paths.ts'
import { createUiStore } from '#app/src/lib/preferences.ts'

function setUp({ asks = true, referrer = '', answer }: { asks?: boolean; referrer?: string; answer?: 'yes' | 'no' } = {}) {
  const told: Array<{ address: string; title: string; referer: string }> = []
  const ui = createUiStore({ cookie: '' }, true)
  if (answer) ui.change({ counting: answer })
  const analytics = createPageViewTracker({
    counter: { hit: (address, about) => void told.push({ address, ...about }) },
    asks,
    ui,
    origin: 'https://matu.example',
    referrer,
    locale: () => 'de',
  })
  return { analytics, ui, told }
}

describe('page view tracking', () => {
  it('sends nothing before the user consents, then starts with the open page', () => {
    const { analytics, ui, told } = setUp()
    analytics.hit('/', 'MATU')
    analytics.hit('/login', 'Anmelden')
    expect(told).toEqual([])
    ui.change({ counting: 'yes' })
    expect(told).toEqual([{ address: 'https://matu.example/de/login', title: 'Anmelden', referer: '' }])
  })

  it('stops at once when consent is withdrawn, and resumes when it is given again', () => {
    const { analytics, ui, told } = setUp({ answer: 'yes' })
    analytics.hit('/', 'MATU')
    ui.change({ counting: 'no' })
    analytics.hit('/help', 'Hilfe')
    ui.change({ theme: 'dark' })
    expect(told).toHaveLength(1)
    ui.change({ counting: 'yes' })
    expect(told.at(-1)).toMatchObject({ address: 'https://matu.example/de/help' })
  })

  it('reports only the origin of a foreign referrer, and the templates of our own pages', () => {
    const { analytics, told } = setUp({ asks: false, referrer: 'https://search.example/q?text=my+name#x' })
    analytics.hit('/password-reset/:token', 'Neues Passwort')
    analytics.hit('not-found', 'Nicht gefunden')
    expect(told).toEqual([
      { address: 'https://matu.example/de/password-reset/:token', title: 'Neues Passwort', referer: 'https://search.example' },
      { address: 'https://matu.example/de/not-found', title: 'Nicht gefunden', referer: 'https://matu.example/de/password-reset/:token' },
    ])
  })

  it('reports every page by its template', () => {
    const { analytics, told } = setUp({ asks: false })
    for (const template of templates) analytics.hit(template, '')
    const rest = told.map(({ address }) => address.slice('https://matu.example/de'.length) || '/')
    expect(rest).toEqual(templates)
  })

  it('without a choice there is no consent', () => {
    const ui = createUiStore({ cookie: `matu_ui=${encodeURIComponent('{"counting":"of course"}')}` }, true)
    expect(ui.get().counting).toBeUndefined()
    ui.change({ counting: 'no' })
    ui.forgetPerson()
    expect(ui.get().counting).toBe('no')
  })
})
