import { describe, expect, it } from 'vitest'
import { callingCode, toDialString, e164, isPhone, phoneMask, readablePhone } from '#design-system/lib/phone.ts'
import { applyMask } from '#design-system/forms/masks.ts'

describe('a phone number', () => {
  it.each([
    ['+4915100000042', '+49 151 0000 0042'],
    ['+79991234567', '+7 999 123 45 67'],
    ['+77011234567', '+7 701 123 45 67'],
    ['+34600000000', '+34 600 00 00 00'],
    ['+15551234567', '+1 555 123 4567'],
    ['+447700900123', '+44 7700 900123'],
    ['+998901234567', '+998 901 234 567'],
    ['+490151123456789', '+49 015 1123 4567 89'],
  ])('%s is parsed as %s', (wire, shown) => {
    expect(readablePhone(wire)).toBe(shown)
    expect(e164(shown)).toBe(wire)
  })

  it.each(['+4915100000042', '4915100000042', ' 0049 151 0000 0042', '+49 (151) 0000-0042'])(
    '"%s", typed or pasted, gives the same number',
    (text) => {
      expect(applyMask(phoneMask, text, toDialString)).toBe('+49 151 0000 0042')
    },
  )

  it('two leading zeros become the plus, also when typed after it was inserted', () => {
    let shown = ''
    for (const key of '00447700900123') shown = applyMask(phoneMask, shown + key, toDialString)
    expect(shown).toBe('+44 7700 900123')
  })

  it('uses the longest matching code for the region', () => {
    expect(callingCode('+49 151')?.region).toBe('DE')
    expect(callingCode('+7 7')?.region).toBe('KZ')
    expect(callingCode('+7 9')?.region).toBe('RU')
    expect(callingCode('+373 69')?.region).toBe('MD')
    expect(callingCode('')).toBeNull()
    expect(callingCode('+0')).toBeNull()
  })

  it.each(['', '+49', '+49 15', '0151 2345678', '+999 123 456 789', '+49 151 234567890123'])('"%s" is invalid', (text) =>
    expect(isPhone(text)).toBe(false),
  )

  it('every code of the table belongs to a region with a name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' })
    for (let code = 1; code < 1000; code += 1) {
      const known = callingCode(String(code))
      if (known) expect(names.of(known.region), `${known.code} ${known.region}`).not.toBe(known.region)
    }
  })
})
