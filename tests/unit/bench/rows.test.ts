import { describe, expect, it } from 'vitest'
import { cabinetRows } from '../../bench/cabinet.ts'
import type { Scrolled } from '../../bench/long-lists.ts'
import { dealRows } from '../../bench/long-lists.ts'
import type { Figures } from '../../bench/measure.ts'
import { complete, missing } from '../../bench/measure.ts'
import { landingRows, publicRows, textsRow } from '../../bench/public.ts'
import { routeRows } from '../../bench/route-change.ts'
import type { Row } from '../../bench/rows.ts'
import { orMissing, verdict } from '../../bench/rows.ts'
import { structureRows } from '../../bench/structure.ts'

const fast: Figures = { fcp: 1, lcp: 1, cls: 0, tbt: 0, hydrated: 1, text: 1, requests: 1, bytes: 1, script: 1, font: 0, html: 1 }
const slow: Figures = { ...fast, fcp: 100, lcp: 100, tbt: 100, text: 100 }
const scrolls = (nodes: number): Scrolled => ({ frames: nodes && 60, nodes, longestTask: 0, heapGrowth: 0 })
const nothing = Number.NaN

/** All rows of the bench, from good figures or from those of pages that never came. */
const rowsOf = (own: Figures, value: number): Row[] => [
  ...landingRows('en', 'slow', [own], [slow]),
  ...landingRows('en', 'fast', [own], [slow]),
  textsRow('en', Number.isNaN(value) ? [] : ['text'], ['text']),
  ...publicRows([own], [slow], [slow], [own], Number.isNaN(value) ? nothing : 0),
  ...cabinetRows({ first: [own], again: [own] }, { first: [slow], again: [slow] }, { first: [slow], again: [slow] }),
  ...routeRows({ warm: [value], back: [value], cold: [value], slow: [value] }, { warm: [9], back: [9], cold: [9], slow: [9] }),
  ...dealRows(
    [Number.isNaN(value) ? { frames: nothing, nodes: nothing, longestTask: nothing, heapGrowth: nothing } : scrolls(500)],
    [scrolls(500)],
    1,
  ),
  ...structureRows({ ratio: [value], nodes: [value], first: [value], firstRatio: [value], search: [value], own: [value], plain: [1] }),
]
const good = rowsOf(fast, 1)
const planted = rowsOf(complete({ ...fast, text: nothing }, { text: '19,321' }, true), nothing)

describe('a row of the bench', () => {
  it.each(good.map((row) => [row.id, row.what, row] as const))('%s %s passes with good figures', (_id, _what, row) => {
    expect(verdict(row)).not.toBe('MISS')
  })

  it.each(planted.map((row) => [row.id, row.what, row] as const))(
    '%s %s is missed if what it waits for does not come',
    (_id, _what, row) => {
      expect(verdict(row)).toBe('MISS')
    },
  )

  it('is missed if one round of several has no figure, or none has', () => {
    const row: Row = { id: 'P7', what: 'balance', must: 1, aim: 1, values: [0.5, nothing, 0.5] }
    expect(verdict(row)).toBe('MISS')
    expect(verdict({ ...row, values: [] })).toBe('MISS')
    expect(verdict({ ...row, values: [0.5, 0.5] })).toBe('aim')
  })

  it('gets no figure from a measurement that fails', async () => {
    expect(await orMissing(Promise.reject(new Error('planted: no heading within 30 s')))).toBeNaN()
  })
})

describe('the figures of a page', () => {
  it.each([
    ['it was never painted', { ...fast, fcp: nothing }, {}, true],
    ['its text never came', { ...fast, text: nothing }, { text: '19,321' }, true],
    ['its element never came', fast, {}, false],
  ])('do not count if %s, not even its few requests', (_why, figures, awaited, hasElement) => {
    expect(complete(figures, awaited, hasElement)).toEqual(missing)
  })

  it('count if all came', () => expect(complete(fast, { text: '19,321' }, true)).toBe(fast))
})
