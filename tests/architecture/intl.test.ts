import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import type { Sources } from './sources.ts'

// `Intl` throws on what is no zone, no moment, no language tag, and writes NaN for what is no number. These few files hand it nothing unchecked.
const checked = new Set([
  'app/build/prerender/inline/preload-data.ts',
  'app/src/root/locale-hooks.ts',
  'design-system/forms/amount.ts',
  'design-system/forms/messages.ts',
  'design-system/lib/dates.ts',
  'design-system/lib/displayNames.ts',
  'design-system/lib/format.ts',
])

const USE = /\bIntl\.(?!StringNumericLiteral|DisplayNamesType|\w+(?:Options|Part)\b)\w+\(|\.toLocale(?:Date|Time)?String\(/

const usesOutside = (sources: Sources): string[] =>
  [...sources].filter(([file, text]) => !checked.has(file) && USE.test(text)).map(([file]) => file)

describe('Intl', () => {
  it('is used where what it is given is checked, and nowhere else', () => {
    const sources = readSources('app', 'design-system', 'sdk')
    expect([...checked].filter((file) => !USE.test(sources.get(file) ?? ''))).toEqual([])
    expect(usesOutside(sources)).toEqual([])
  })

  it.each([
    'new Intl.NumberFormat(tag).format(value)',
    'Intl.DateTimeFormat(tag)',
    'date.toLocaleString()',
    'date.toLocaleDateString(tag)',
  ])('canary: %s is found', (planted) => expect(usesOutside(new Map([['design-system/screens/x.tsx', planted]]))).toHaveLength(1))
})
