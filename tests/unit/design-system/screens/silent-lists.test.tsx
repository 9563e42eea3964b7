import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales, namespaces } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { valuedBalances } from '#design-system/lib/valuedBalances.ts'
import { BalanceCard } from '#design-system/screens/cabinet/BalanceCard.tsx'
import { DealStrip } from '#design-system/screens/landing/DealStrip.tsx'
import { LeaderPoolScreen } from '#design-system/screens/referral/LeaderPoolScreen.tsx'
import { ownAssetsOf, structureVolumeOf } from '#design-system/screens/referral/poolValues.ts'
import type { BalanceList } from '#sdk'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { visibleText } from '../../../support/rendered.ts'

// A server may send the rows of a list and nothing beside them.

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, namespaces)
})

const drawn = (locale: Locale, screen: ReactElement): string =>
  visibleText(renderToString(<DesignSystemProvider locale={locale}>{screen}</DesignSystemProvider>)).replaceAll(/\s+/g, ' ')

const { pools, qualification } = samplesOf('trader')
const pool = (locale: Locale) =>
  drawn(
    locale,
    <LeaderPoolScreen
      number={3}
      pools={ready({ data: pools.data })}
      qualification={ready({ data: qualification.data })}
      poolHref={() => '#'}
    />,
  )

describe('a pool without its period', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Pool fund ', 'You’re 235,800 USDT short on team volume.'],
    ['de', 'Pool-Fonds ', 'Ihnen fehlen noch 235.800 USDT an Teamvolumen.'],
    ['es', 'Fondo del pool ', 'Te faltan 235.800 USDT de volumen del equipo.'],
    ['ru', 'Фонд пула ', 'Не хватает объёма структуры: 235 800 USDT.'],
  ])('%s: shows neither month nor deadline', (locale, title, missing) => {
    const text = pool(locale)
    expect(text).toContain(title)
    expect(text).toContain(missing)
    expect(text).not.toMatch(/NaN|undefined|Invalid/)
  })

  test('shows how far the user is, from what is missing', () => {
    expect(structureVolumeOf({ data: qualification.data })).toBe(qualification.structure_volume)
    expect(pool('en')).toContain('64,200.00 / 300,000 USDT')
  })

  test('claims no figure where every condition is met', () => {
    const met = qualification.data.map((way) => ({ ...way, structure_volume_missing: '0', own_assets_missing: '0' }))
    expect([structureVolumeOf({ data: met }), ownAssetsOf({ data: met })]).toEqual([null, null])
    const text = drawn(
      'en',
      <LeaderPoolScreen number={3} pools={ready({ data: pools.data })} qualification={ready({ data: met })} poolHref={() => '#'} />,
    )
    expect(text).toContain('2 of 2')
    expect(text).not.toContain('/ 300,000')
  })
})

test('deals without counts are counted', () => {
  const { deals } = samplesOf('trader')
  const data = deals.filter(({ status }) => status === 'closed').slice(0, 50)
  const gains = data.filter(({ profit }) => !profit.startsWith('-')).length
  const text = drawn('en', <DealStrip deals={ready({ data })} onNear={() => {}} />)
  expect(text).toContain(`${gains} profits ${data.length - gains} losses`)
})

test('an overview without changes has no change of zero, and no empty line for it', () => {
  const { balances } = samplesOf('trader')
  const card = (list: BalanceList) =>
    drawn(
      'en',
      <BalanceCard
        balances={valuedBalances(list)}
        uta={null}
        blockedUntil={null}
        links={{ refill: null, withdraw: null, exchange: null, uta: null, token: () => '#' }}
      />,
    )
  expect(card(balances)).toMatch(/24\s?h|today|day/i)
  expect(card({ data: balances.data })).not.toMatch(/24\s?h|today|day/i)
})
