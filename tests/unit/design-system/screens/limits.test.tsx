import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { PromoTermsScreen } from '#design-system/screens/promo/PromoTermsScreen.tsx'
import { LeaderPoolScreen } from '#design-system/screens/referral/LeaderPoolScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { visibleText } from '../../../support/rendered.ts'

beforeAll(() => loadAreas('en', ['common', 'frame', 'promo', 'pools']))

const { referral, pools, qualification } = samplesOf('trader')
const promotion = { ...referral.promotion!, starts_at: '2026-07-01T00:00:00Z', ends_at: '2026-08-31T23:59:59Z' }

const textOf = (timeZone: string, screen: ReactElement): string =>
  visibleText(
    renderToString(
      <DesignSystemProvider locale="en" timeZone={timeZone} now={() => Date.parse('2026-08-14T12:20:00Z')}>
        {screen}
      </DesignSystemProvider>,
    ),
  ).replaceAll(/\s+/g, ' ')

// East and west of UTC the limit would be on another day.
describe.each(['Europe/Berlin', 'America/New_York'])('read in %s', (timeZone) => {
  it('a promotion begins and ends on its days of UTC', () => {
    const text = textOf(timeZone, <PromoTermsScreen promotion={ready(promotion)} links={{ status: null, bonus: null }} />)
    expect(text).toContain('to complete by August 31')
    expect(text).toMatch(/from July 1, 2026, 12:00 AM GMT\S* to August 31, 2026, 11:59 PM GMT/)
    expect(text).not.toMatch(/September|June/)
  })

  it('the deadline of a leader pool is the end of a month of UTC', () => {
    const limits = { period_starts_at: '2026-08-01T00:00:00Z', period_ends_at: '2026-08-31T23:59:59Z' }
    const until = { ...qualification, qualifies_until: limits.period_ends_at }
    const text = textOf(
      timeZone,
      <LeaderPoolScreen number={3} pools={ready({ ...pools, ...limits })} qualification={ready(until)} poolHref={String} />,
    )
    expect(text).toMatch(/Deadline: August 31, 11:59 PM GMT/)
    expect(text).toContain('Aug 31')
    expect(text).not.toMatch(/Sep/)
  })
})
