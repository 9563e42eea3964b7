import { describe, expect, it } from 'vitest'
import { coinReeds, ruler } from '#design-system/components/art/geometry.ts'
import { readablePath } from '#design-system/screens/errors/readablePath.ts'
import { matches } from '#design-system/screens/help/topics.ts'
import { compoundGrowth } from '#design-system/lib/compoundGrowth.ts'
import { amountOf, initial, initialResult, percentOf } from '#design-system/screens/landing/CalculatorCard.tsx'

describe('the landing calculator', () => {
  it('compounds an amount monthly, and shows losses the same way', () => {
    expect(compoundGrowth('2500', '-1.5', 6)).toBe('2283.2706370753515625')
    expect(compoundGrowth('2500', '1', 2)).toBe('2550.25')
  })

  it('knows the first result before the arithmetic is loaded', () => {
    expect(compoundGrowth(amountOf(initial), percentOf(initial), initial.months)).toBe(initialResult)
  })

  it('keeps the amount without months or without a result', () => {
    expect(compoundGrowth('2500', '5', 0)).toBe('2500')
    expect(compoundGrowth('2500', '0', 24)).toBe('2500')
  })
})

describe('the help search', () => {
  it('finds words without accents and case, in any order', () => {
    expect(matches('Autorización de un retiro', 'retiro autorizacion')).toBe(true)
    expect(matches('Ключ от счёта', 'счета КЛЮЧ')).toBe(true)
  })

  it('requires every word', () => {
    expect(matches('Recovery codes', 'recovery zebra')).toBe(false)
  })

  it('keeps everything without a search term', () => {
    expect(matches('Recovery codes', '')).toBe(true)
  })
})

describe('the path on the not-found page', () => {
  it('loses direction and control characters', () => {
    expect(readablePath('/en/\u202Egnp\u0000.exe')).toBe('/en/gnp.exe')
  })

  it('is truncated after 120 characters', () => {
    expect(readablePath(`/${'a'.repeat(119)}`)).toHaveLength(120)
    expect(readablePath(`/${'a'.repeat(400)}`)).toBe(`/${'a'.repeat(119)}…`)
  })
})

describe('tick drawings', () => {
  it('have one tick more than there are intervals, every tenth taller', () => {
    const d = ruler({ x: 0, y: 0, step: 5, count: 20, length: 5, major: { every: 10, length: 9 } })
    expect(d.match(/M/g)).toHaveLength(21)
    expect(d.match(/v9/g)).toHaveLength(3)
  })

  it('have thinner ticks towards a coin’s rim', () => {
    const reeds = coinReeds({ rx: 92, ry: 27, h: 23, ticks: 46, width: 1.9 })
    const widths = [...reeds.matchAll(/h([\d.]+)v/g)].map(([, width]) => Number(width))
    const half = widths.slice(Math.floor(widths.length / 2))
    expect(half).toEqual([...half].sort((a, b) => b - a))
    expect(Math.max(...widths)).toBe(1.9)
    expect(widths).toHaveLength(43)
  })
})
