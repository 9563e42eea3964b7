import { expect, it } from 'vitest'
import { languageNameIn, regionNameIn } from '#design-system/lib/displayNames.ts'
import { callingCode } from '#design-system/lib/phone.ts'

it('names languages and countries in the user’s language', () => {
  expect(languageNameIn('de', 'es')).toBe('Spanisch')
  expect(regionNameIn('ru', 'DE')).toBe('Германия')
})

it.each(['x_y-', 'constructor', '__proto__', '', '💥', 'a'.repeat(300)])('an invalid tag or code, %j, stays as it is', (text) => {
  expect(languageNameIn('en', text)).toBe(text)
  expect(regionNameIn('en', text)).toBe(text)
})

it('knows the country of each calling code', () => {
  const codes = Array.from({ length: 999 }, (_, at) => callingCode(`+${at + 1}`)).filter((found) => found !== null)
  for (const { region } of codes) expect(regionNameIn('en', region), region).not.toBe(region)
})
