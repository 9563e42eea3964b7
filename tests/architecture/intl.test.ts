import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import type { Sources } from './sources.ts'

// `Intl` throws on invalid time zones, dates and language tags, and prints NaN for invalid numbers. These files check what they pass to it.
const checked = new Set([
  'design-system/forms/amount.ts',
  'design-system/forms/messages.ts',
  'design-system/lib/dates.ts',
  'design-system/lib/displayNames.ts',
  'design-system/lib/formatDates.ts',
  'design-system/lib/formatNumbers.ts',
  // Joins names, which are texts in any response.
  'design-system/screens/assets/network.ts',
])

const USE = /\bIntl\.(?!StringNumericLiteral|DisplayNamesType|\w+(?:Options|Part)\b)\w+\(|\.toLocale(?:Date|Time)?String\(/

const usesOutside = (sources: Sources): string[] =>
  [...sources].filter(([file, text]) => !checked.has(file) && USE.test(text)).map(([file]) => file)

describe('Intl', () => {
  it('is used only in files that check its arguments', () => {
    const sources = readSources('app', 'design-system', 'sdk')
    expect([...checked].filter((file) => !USE.test(sources.get(file) ?? ''))).toEqual([])
    expect(usesOutside(sources)).toEqual([])
  })

  it.each([
    'new Intl.NumberFormat(tag).format(value)',
    'Intl.DateTimeFormat(tag)',
    'date.toLocaleString()',
    'date.toLocaleDateString(tag)',
  ])('canary: finds %s', (planted) => expect(usesOutside(new Map([['design-system/screens/x.tsx', planted]]))).toHaveLength(1))
})
