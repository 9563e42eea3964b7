import { describe, expect, it } from 'vitest'
import { createFormat } from '#design-system/lib/format.ts'

const [en, ru, de, es] = (['en', 'ru', 'de', 'es'] as const).map((locale) => createFormat(locale, 'UTC')) as [
  ReturnType<typeof createFormat>,
  ReturnType<typeof createFormat>,
  ReturnType<typeof createFormat>,
  ReturnType<typeof createFormat>,
]
const now = Date.parse('2026-08-14T14:20:00Z')

describe('money', () => {
  it('groups thousands by language, Spanish included', () => {
    expect(en.money('13081.32', 'USD')).toBe('13,081.32\u00a0USD')
    expect(ru.money('13081.32', 'USD')).toBe('13\u00a0081,32\u00a0USD')
    expect(de.money('13081.32', 'USD')).toBe('13.081,32\u00a0USD')
    expect(es.money('8420.5', 'USDT')).toBe('8.420,50\u00a0USDT')
  })
  it('shows MATU and BNB with four digits, USDT and USD with two', () => {
    expect(en.amount('8420.5', 'MATU')).toBe('8,420.5000')
    expect(en.amount('1.2046', 'BNB')).toBe('1.2046')
    expect(en.amount('3215.8', 'USDT')).toBe('3,215.80')
  })
  it('never rounds up', () => {
    expect(en.amount('0.999', 'USDT')).toBe('0.99')
    expect(en.amount('-0.999', 'USDT')).toBe('−0.99')
    expect(en.amount('0.999', 'USDT', { rounding: 'half' })).toBe('1.00')
  })
  it('never shows a positive amount as zero', () => {
    expect(en.amount('0.000000000000000001', 'USDT')).toBe('0.000000000000000001')
    expect(en.amount('0.00012345', 'USDT')).toBe('0.00012')
    expect(en.amount('0', 'USDT')).toBe('0.00')
  })
  it('shows every digit if exactness is requested', () => {
    expect(en.exact('1234.500000000000000001', 'USDT')).toBe('1,234.500000000000000001\u00a0USDT')
    expect(de.exact('123456789012345678.123456789012345678', 'MATU')).toBe('123.456.789.012.345.678,123456789012345678\u00a0MATU')
    expect(en.exact('5', 'USDT')).toBe('5.00\u00a0USDT')
  })
  it('rounds a fee up, so that it never shows less than is paid', () => {
    const fee = '1.845018450184501845'
    expect(en.amount(fee, 'MATU', { rounding: 'up' })).toBe('1.8451')
    expect(en.amount('2.5', 'USDT', { rounding: 'up' })).toBe('2.50')
    expect(en.amount('0.000000000000000001', 'USDT', { rounding: 'up' })).toBe('0.000000000000000001')
    // What is sent, the fee and what arrives still add up.
    expect(en.amount('318.154981549815498155', 'MATU')).toBe('318.1549')
  })
  it('says whether the shown form leaves digits out', () => {
    expect(['1.845018450184501845', '642.75', '0.00012345'].map((value) => en.isShortened(value, 'MATU'))).toEqual([true, false, true])
    expect(en.isShortened('not a number', 'MATU')).toBe(false)
  })
  it('leaves out the decimals of a whole limit or price, and of nothing else', () => {
    expect(['10000', '10000.00', '19321.5'].map((value) => en.amount(value, 'USDT', { whole: true }))).toEqual([
      '10,000',
      '10,000',
      '19,321.50',
    ])
    expect(en.amount('0.01', 'BNB', { whole: true, exact: true })).toBe('0.0100')
  })
  it('uses the real minus, and a plus only for changes', () => {
    expect(en.amount('-17.05', 'USD')).toBe('−17.05')
    expect(en.amount('18.42', 'USDT', { sign: 'always' })).toBe('+18.42')
    expect(en.amount('0', 'USDT', { sign: 'always' })).toBe('0.00')
    expect(en.amount('-0.001', 'USDT', { sign: 'never' })).toBe('0.001')
  })
  it('splits an amount into its parts', () => {
    expect(de.moneyParts('-13081.32', 'USD')).toEqual({ sign: '−', integer: '13.081', fraction: ',32', unit: 'USD' })
  })
})

describe('per cent', () => {
  it('has no space in English and a non-breaking one elsewhere', () => {
    expect(en.percent('1.43', 2, 'always')).toBe('+1.43%')
    expect(ru.percent('-0.73')).toBe('−0,73\u00a0%')
    expect(de.percent('69.8', 1)).toBe('69,8\u00a0%')
    expect(es.percent('0')).toBe('0,00\u00a0%')
  })
})

describe('dates', () => {
  const at = '2026-08-14T13:42:00Z'
  it('use month names: month first and a 12-hour clock in English, day first and 24 hours elsewhere', () => {
    const other = Date.parse('2026-08-20T00:00:00Z')
    expect(en.dayTime(at, other)).toBe('Aug 14, 1:42\u00a0PM')
    expect(ru.dayTime(at, other)).toBe('14 авг., 13:42')
    expect(de.dayTime(at, other)).toBe('14. Aug., 13:42')
    expect(es.dayTime(at, other)).toBe('14 ago, 13:42')
  })
  it('show today on the same day in the user’s time zone', () => {
    expect(en.dayTime('2026-08-14T00:00:00Z', now)).toBe('Today, 12:00\u00a0AM')
    expect(ru.dayTime('2026-08-14T00:00:00Z', now)).toBe('Сегодня, 00:00')
    // "Updated: today, 00:00"
    expect([en, ru, de, es].map((format) => format.dayTime('2026-08-14T00:00:00Z', now, true))).toEqual([
      'today, 12:00\u00a0AM',
      'сегодня, 00:00',
      'heute, 00:00',
      'hoy, 00:00',
    ])
    const far = createFormat('en', 'Pacific/Kiritimati')
    expect(far.dayTime('2026-08-14T00:00:00Z', now)).toBe('Aug 14, 2:00\u00a0PM')
  })
  it('contain the year if it is not the current one', () => {
    expect([en.since(now, now), en.since(at, Date.parse('2026-08-20T00:00:00Z'))]).toEqual([en.time(now), 'Aug 14, 1:42\u00a0PM'])
    expect(en.dayTime('2025-12-30T23:59:00Z', now)).toBe('Dec 30, 2025, 11:59\u00a0PM')
    expect(en.day('2026-09-30T00:00:00Z')).toBe('Sep 30, 2026')
    expect(ru.day('2026-09-30T00:00:00Z')).toBe('30 сент. 2026')
  })
  it('have a long form for sentences', () => {
    const day = '2026-08-21T18:00:00Z'
    expect([en, ru, de, es].map((format) => format.longDay(day, now))).toEqual(['August 21', '21 августа', '21. August', '21 de agosto'])
    expect([en.longDay(day), es.longDay(day)]).toEqual(['August 21, 2026', '21 de agosto de 2026'])
  })
  it('capitalize a standalone month', () => {
    expect([en, ru, de, es].map((format) => format.month('2026-08'))).toEqual([
      'August 2026',
      'Август 2026',
      'August 2026',
      'Agosto de 2026',
    ])
  })
  it('keep a calendar day the same in every time zone', () => {
    expect(createFormat('en', 'Pacific/Honolulu').calendarDay('2026-08-01')).toBe('Aug 1, 2026')
  })
  it('name what both ends of a range share once', () => {
    const spans = (['en', 'ru', 'de', 'es'] as const).map((locale) => createFormat(locale, 'UTC').calendarSpan('2026-11-16', '2026-11-22'))
    expect(spans).toEqual(['Nov 16–22, 2026', '16–22 нояб. 2026', '16.–22. Nov. 2026', '16–22 nov 2026'])
    expect(en.calendarSpan('2026-09-28', '2026-10-04')).toBe('Sep 28 – Oct 4, 2026')
    expect(en.calendarSpan('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027')
  })
  it('write days of one month as the language does', () => {
    expect([en, ru, de].map((format) => format.monthDays('2026-08-03', '2026-08-09'))).toEqual(['Aug 3–9', '3–9 авг.', '3.–9. Aug.'])
  })
  it('have 24 hours in statements and files, in English too', () => {
    expect([en.seconds(at), de.seconds(at)]).toEqual(['1:42:00\u00a0PM', '13:42:00'])
    expect([en.time24(at), en.seconds24(at)]).toEqual(['13:42', '13:42:00'])
  })
  it('are relative only within a day', () => {
    expect(en.ago(now - 3 * 60_000, now)).toBe('3 minutes ago')
    expect(de.ago(now - 5 * 3_600_000, now)).toBe('vor 5 Stunden')
    expect(en.ago(now - 24 * 3_600_000, now)).toBeNull()
    expect(en.ago(now + 1, now)).toBeNull()
  })
  it('show a permanent instant with year and time zone, today too', () => {
    const zoned = (locale: 'en' | 'ru' | 'de' | 'es') => createFormat(locale, 'Europe/Berlin').moment('2026-08-14T11:42:00Z')
    expect([zoned('en'), zoned('ru'), zoned('de'), zoned('es')]).toEqual([
      'Aug 14, 2026, 13:42 GMT+2',
      '14 авг. 2026, 13:42 GMT+2',
      '14. Aug. 2026, 13:42 GMT+2',
      '14 ago 2026, 13:42 GMT+2',
    ])
  })
  it('can name the time zone as of that instant', () => {
    const berlin = createFormat('de', 'Europe/Berlin')
    expect([berlin.zone('2026-08-14T00:00:00Z'), berlin.zone('2026-01-14T00:00:00Z')]).toEqual(['GMT+2', 'GMT+1'])
  })
})

describe('invalid values', () => {
  const words = ['', 'soon', 'constructor', '__proto__', 'toString', 'NaN', '2026-13-45']

  it.each([...words, '0x10', '1,5'])('%j is a dash in place of a number', (text) => {
    for (const format of [en, ru, de, es]) {
      expect(format.money(text, 'USDT')).toBe('–\u00a0USDT')
      expect(format.moneyParts(text, 'USDT')).toEqual({ sign: '', integer: '–', fraction: '', unit: 'USDT' })
      expect([format.amount(text, 'x'), format.integer(text), format.price(text), format.decimal(text, 2)]).toEqual(['–', '–', '–', '–'])
    }
  })

  it.each([...words, '2026-08-14T25:00:00Z'])('%j is a dash in place of an instant', (text) => {
    for (const { time, seconds, day, longDay, dayTime, moment, since, zone, ago } of [en, ru, de, es]) {
      const written = [time, seconds, day, longDay, moment, zone].map((write) => write(text))
      expect([...written, dayTime(text, now), since(text, now)]).toEqual(Array.from({ length: 8 }, () => '–'))
      expect(ago(text, now)).toBeNull()
    }
  })

  it.each(words)('%j is a dash in place of a day or a month', (text) => {
    for (const { calendarDay, monthDay, monthDays, month, monthShort, calendarSpan } of [en, ru, de, es]) {
      expect([calendarDay, monthDay, month, monthShort].map((write) => write(text))).toEqual(['–', '–', '–', '–'])
      expect(`${monthDays(text, '2026-08-14')} ${calendarSpan(text, text)}`).not.toMatch(/NaN|Invalid/)
    }
  })

  it.each(['Etc/Unknown', 'constructor', '', 'Europe/Nowhere'])('an invalid time zone, %j, is treated as UTC', (zone) => {
    expect(createFormat('en', zone).moment(now)).toBe(createFormat('en', 'UTC').moment(now))
  })
})
