import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '#design-system/i18n/tags.ts'
import { languageName, languageTag, locales } from '#design-system/i18n/tags.ts'
import { createFormat } from '#design-system/lib/format.ts'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { storyNow } from '../.storybook/toolbar-globals.ts'
import { Chapter, Sheet, Table, ofAPage } from './page.tsx'

const meta = { title: 'foundations/Numbers', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Format = ReturnType<typeof createFormat>

const amounts: readonly (readonly [name: string, write: (format: Format) => string])[] = [
  ['Nothing', (format) => format.money('0', 'USDT')],
  ['Dust: two digits that mean something', (format) => format.money('0.000000000000000421', 'BNB')],
  ['18 decimals, where every digit counts', (format) => format.exact('1234.500000000000000001', 'USDT')],
  ['The same in a list', (format) => format.money('1234.500000000000000001', 'USDT')],
  ['Thousands: grouped in each language', (format) => format.money('8420.5', 'MATU')],
  ['Millions, never shortened', (format) => format.money('123456789.12', 'USD')],
  ['What went out', (format) => format.money('-320', 'USDT')],
  ['What came in', (format) => format.money('320', 'USDT', { sign: 'always' })],
  ['Hidden', (format) => `${format.hidden}\u00a0USDT`],
  ['Missing', () => '–'],
  ['A share', (format) => format.percent('1.43')],
  ['A loss in per cent', (format) => format.percent('-3.25', 2, 'always')],
  ['A price keeps its digits', (format) => format.price('1.0842')],
]

const moments: readonly (readonly [name: string, write: (format: Format) => string])[] = [
  ['Today', (format) => format.dayTime(storyNow, storyNow)],
  ['This year', (format) => format.dayTime('2026-03-02T09:05:00Z', storyNow)],
  ['Another year', (format) => format.dayTime('2025-12-31T23:59:00Z', storyNow)],
  ['In a sentence', (format) => format.longDay('2026-08-21T18:00:00Z', storyNow)],
  ['A day without a zone', (format) => format.calendarDay('2026-08-14')],
  ['A month', (format) => format.month('2026-08')],
  ['Under a day', (format) => format.ago(storyNow - 3 * 3_600_000, storyNow) ?? ''],
  ['The zone', (format) => format.zone(storyNow)],
]

const head = ['Case', ...locales.map((locale) => `${languageName[locale]}, ${languageTag[locale]}`)]
const rowsOf = (cases: typeof amounts) =>
  cases.map(([name, write]) => [name, ...locales.map((locale: Locale) => write(createFormat(locale, 'UTC')))])

/** Formatted by design-system/lib/format.ts, as on every screen: an amount is a decimal string from the response to here and never a float. */
export const Formats: Story = {
  tags: ['daily'],
  render: () => (
    <Sheet
      title="Numbers and dates"
      lead="Always grouped, rounded down unless it is a result, with a true minus sign and a unit, never abbreviated. The same functions format them on every screen."
    >
      <Chapter title="Amounts">
        <Table caption="Amounts in four languages" head={head} rows={rowsOf(amounts)} />
      </Chapter>
      <Chapter title="Days and times">
        <Table caption="Days in four languages" head={head} rows={rowsOf(moments)} />
      </Chapter>
      <Chapter title="Rendered">
        <p>The integer part dominates, decimals and unit are quieter. A result has its sign and colour; a hidden amount keeps its unit.</p>
        <Table
          caption="Amounts as they are drawn"
          head={['Case', 'Drawn']}
          rows={[
            ['The number of the page', <Money key="hero" value="13081.32" unit="USD" size="xl" />],
            ['A gain', <Money key="gain" value="18.42" unit="USDT" result />],
            ['A loss', <Money key="loss" value="-2.8" unit="USDT" result />],
            ['Saved a while ago', <Money key="stale" value="8420.5" unit="MATU" stale />],
            ['Hidden', <Money key="hidden" value="8420.5" unit="MATU" hidden />],
            ['Dust', <Money key="dust" value="0.000000000000000001" unit="BNB" />],
          ]}
        />
      </Chapter>
    </Sheet>
  ),
}
