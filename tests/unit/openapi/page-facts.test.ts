import { describe, expect, it } from 'vitest'
import { readContract } from '#openapi/tools/contract.ts'
import { mapContract } from '#openapi/tools/map.ts'
import type { SiteFacts } from '#openapi/tools/page-facts.ts'
import { pageFacts, pageReport } from '#openapi/tools/page-facts.ts'
import { readSite } from '#stories/.storybook/site/read-site.ts'

const site: SiteFacts = readSite()
const uses = mapContract(readContract())
const page = '/cabinet/trade/transactions'

describe('the answers to the questions of a page’s author', () => {
  it('name the files: where it is declared, what leads to it, what it shows and calls', () => {
    const facts = pageFacts(page, site, uses)!
    expect(facts).toMatchObject({
      declared: expect.stringMatching(/^app\/src\/site\/cabinet-pages\.ts:\d+$/) as string,
      module: 'app/src/pages/trade/TransactionsPage.tsx',
      screens: [
        {
          file: 'design-system/screens/trade/TransactionsScreen.tsx',
          stories: 'stories/screens/trade/TransactionsScreen.stories.tsx',
          missing: [],
        },
      ],
    })
    expect(facts.links.map((link) => link.split(':')[0])).toEqual(
      expect.arrayContaining(['app/src/layouts/navigation.ts', 'app/src/pages/cabinet/CabinetMainPage.tsx']),
    )
    expect(facts.links.join()).not.toContain(facts.module)
    expect(facts.calls.join()).toContain('GET /api/transactions (')
    expect(pageReport(facts)).toContain('Nothing is missing.')
  })

  it('canary: a page without a link and a screen without a story are told with the files that need them', () => {
    const planted = structuredClone(site)
    const screen = planted.screens.find(({ name }) => name === 'TransactionsScreen')!
    for (const state of screen.states) if (['Empty', 'Offline'].includes(state.state)) delete state.story
    const text = pageReport(pageFacts(page, planted, uses, new Map())!)
    expect(text).toContain('To do:\n  no link leads to it: add it to app/src/layouts/navigation.ts, or to the links of a page')
    expect(text).toContain('stories are missing in stories/screens/trade/TransactionsScreen.stories.tsx: Empty, Offline')
  })

  it('are none for a page that the site map does not have', () => expect(pageFacts('/cabinet/x', site, uses)).toBeNull())
})
