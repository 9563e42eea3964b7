import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Partner } from '#sdk'
import type { Found, PartnerIndex } from '#design-system/lib/partnerTree.ts'
import { findPartners, normalizeSearchText, foundPartners, indexPartners, invitedBy, pathTo } from '#design-system/lib/partnerTree.ts'
import { typeAhead, handleTreeKey } from '#design-system/lib/treeKeyboard.ts'
import type { ExpandedState, TreeRow } from '#design-system/lib/treeRows.ts'
import { allClosed, allOpen, isOpen, flattenTree as laidOut, rowAt, withBranches } from '#design-system/lib/treeRows.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'

const partner = (id: string, parent_id: string | null, level: number, rest: Partial<Partner> = {}): Partner => ({
  id,
  parent_id,
  level,
  name: id,
  avatar_url: null,
  rank: 'intern',
  own_assets: '0',
  structure_volume: '0',
  partners_count: 0,
  is_active: false,
  income: '0',
  joined_at: '2026-08-01T00:00:00Z',
  ...rest,
})

// a ─ b ─ c      d      e ─ f
const family = [
  partner('a', null, 1, { name: 'Ana Ruiz', partners_count: 1 }),
  partner('d', null, 1, { name: 'Dmitry Völkov', is_active: true }),
  partner('e', null, 1, { name: 'Elena Brandt', partners_count: 1 }),
  partner('b', 'a', 2, { name: 'Bruno Haas', partners_count: 1 }),
  partner('f', 'e', 2, { name: 'Алёна Орлова', is_active: true }),
  partner('c', 'b', 3, { name: 'Carmen Vidal', is_active: true }),
]
const index = indexPartners(family)
const layOut = (...args: [of: PartnerIndex, openness: ExpandedState, found: Found | null, complete: boolean]): TreeRow[] => {
  const rows = laidOut(...args)
  return Array.from({ length: rows.length }, (_, at) => rowAt(rows, at))
}
const idsOf = (rows: readonly TreeRow[], of = index) => rows.map(({ place }) => of.partners[place]!.id)

/** Any forest: each partner has an earlier one as inviter, or none. */
const forests = fc
  .array(fc.record({ hang: fc.nat(), root: fc.boolean(), active: fc.boolean(), name: fc.constantFrom('Ana', 'Bo', 'Ánna', 'Борис') }), {
    maxLength: 60,
  })
  .map((seeds) => {
    const list: Partner[] = []
    for (const [at, { hang, root, active, name }] of seeds.entries()) {
      const above = root || at === 0 ? undefined : list[hang % at]
      list.push(partner(`p-${at}`, above?.id ?? null, (above?.level ?? 0) + 1, { is_active: active, name }))
      if (above) above.partners_count += 1
    }
    return list
  })

describe('the partner tree', () => {
  it('shows only the user’s direct partners while every branch is closed', () => {
    const rows = layOut(index, allClosed, null, true)
    expect(idsOf(rows)).toEqual(['a', 'd', 'e'])
    expect(rows.map(({ open }) => open)).toEqual([false, null, false])
    expect(rows.map(({ position, size }) => [position, size])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('lists a branch below its inviter', () => {
    const rows = layOut(index, withBranches(allClosed, ['a', 'b'], true), null, true)
    expect(idsOf(rows)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(rows.map(({ depth }) => depth)).toEqual([1, 2, 3, 1, 1])
  })

  it('opens everything except closed branches, and closes everything except opened ones', () => {
    expect(idsOf(layOut(index, withBranches(allOpen, ['e'], false), null, true))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(withBranches(withBranches(allOpen, ['e'], false), ['e'], true).except.size).toBe(0)
  })

  it('a branch can be opened before its partners have loaded, and becomes a leaf once all have', () => {
    const early = indexPartners(family.slice(0, 3))
    const waiting = layOut(early, withBranches(allClosed, ['a'], true), null, false)
    expect(waiting[0]).toMatchObject({ open: true, waiting: true })
    expect(layOut(early, allOpen, null, true)[0]).toMatchObject({ open: null, waiting: false })
  })

  it('keeps all partners, however wrong the inviter ids are', () => {
    const odd = indexPartners([partner('x', 'y', 1), partner('y', 'x', 1), partner('z', 'gone', 4), partner('x', null, 1)])
    expect(idsOf(layOut(odd, allOpen, null, true), odd)).toEqual(['x', 'y', 'z'])
  })

  it('fully expanded contains each partner once, below its inviter, for any forest', () => {
    fc.assert(
      fc.property(forests, (list) => {
        const of = indexPartners(list)
        const rows = layOut(of, allOpen, null, true)
        expect(idsOf(rows, of).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
        for (const [at, row] of rows.entries()) {
          expect(row.depth).toBe(of.partners[row.place]!.level)
          const above = rows.findLast(({ depth }, before) => before < at && depth < row.depth)
          expect(above ? above.place : -1).toBe(of.parent[row.place])
          expect(row.position).toBeLessThanOrEqual(row.size)
        }
      }),
    )
  })

  it('collapsed branch by branch shows exactly those whose ancestors are open', () => {
    fc.assert(
      fc.property(forests, fc.func(fc.boolean()), (list, choose) => {
        const of = indexPartners(list)
        const opened = list.filter(({ id }) => choose(id)).map(({ id }) => id)
        const openness = withBranches(allClosed, opened, true)
        const expected = list.filter(({ id }) => pathTo(of, id).every((one) => one.id === id || isOpen(openness, one.id)))
        expect(idsOf(layOut(of, openness, null, true), of).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      }),
    )
  })
})

describe('searching the partner tree', () => {
  it('ignores case, accents and word order', () => {
    expect(normalizeSearchText('VÖLKOV Ёлка Straße')).toBe('volkov елка strasse')
    for (const text of ['volkov', 'VÖLK', 'völkov dmi']) {
      expect(foundPartners(index, findPartners(index, text, 'all')!).map(({ id }) => id)).toEqual(['d'])
    }
    expect(foundPartners(index, findPartners(index, 'алена', 'all')!).map(({ id }) => id)).toEqual(['f'])
  })

  it('keeps the ancestors of matches, and marks them as ancestors', () => {
    const found = findPartners(index, 'carmen', 'all')!
    const rows = layOut(index, allOpen, found, true)
    expect(idsOf(rows)).toEqual(['a', 'b', 'c'])
    expect(rows.map(({ aside }) => aside)).toEqual([true, true, false])
    expect(rows.map(({ size }) => size)).toEqual([1, 1, 1])
    expect(found.count).toBe(1)
  })

  it('without a word and a status keeps everyone', () => {
    expect(findPartners(index, '  ', 'all')).toBeNull()
    expect(findPartners(index, '', 'active')!.count).toBe(3)
    expect(findPartners(index, '', 'inactive')!.count).toBe(3)
    expect(findPartners(index, 'nobody', 'all')!.count).toBe(0)
  })

  it('finds the same partners as a plain filter, for any forest', () => {
    const texts = fc.constantFrom('an', 'бор', 'o', 'x', '')
    fc.assert(
      fc.property(forests, texts, fc.constantFrom('all', 'active', 'inactive'), (list, text, state) => {
        const of = indexPartners(list)
        const found = findPartners(of, text, state)
        const expected = list.filter(
          ({ name, is_active }) =>
            normalizeSearchText(name).includes(normalizeSearchText(text)) && (state === 'all' || is_active === (state === 'active')),
        )
        expect(found ? foundPartners(of, found) : list).toEqual(expected)
        expect(found?.count ?? list.length).toBe(expected.length)
        const rows = layOut(of, allOpen, found, true)
        expect(rows.filter(({ aside }) => !aside).length).toBe(expected.length)
      }),
    )
  })
})

describe('a level of the partner tree', () => {
  it('contains the partners of one person; breadcrumbs start with a direct partner', () => {
    expect(invitedBy(index, null).map(({ id }) => id)).toEqual(['a', 'd', 'e'])
    expect(invitedBy(index, 'a').map(({ id }) => id)).toEqual(['b'])
    expect(invitedBy(index, 'gone')).toEqual([])
    expect(pathTo(index, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(pathTo(index, 'gone')).toEqual([])
  })
})

describe('keyboard navigation of the partner tree', () => {
  const rows = laidOut(index, withBranches(allClosed, ['a'], true), null, true) // a b d e
  const press = (row: number, key: string) => handleTreeKey(index, rows, row, key)

  it('up and down move over the visible rows, and stop at the ends', () => {
    expect(press(0, 'ArrowDown')).toEqual({ to: 1 })
    expect(press(3, 'ArrowDown')).toBeNull()
    expect(press(0, 'ArrowUp')).toBeNull()
    expect(press(2, 'Home')).toEqual({ to: 0 })
    expect(press(0, 'End')).toEqual({ to: 3 })
  })

  it('right opens a closed branch, then moves into it, and stays on a leaf', () => {
    expect(press(1, 'ArrowRight')).toEqual({ branches: ['b'], open: true })
    expect(press(0, 'ArrowRight')).toEqual({ to: 1 })
    expect(press(2, 'ArrowRight')).toBeNull()
  })

  it('left closes an open branch, or moves to the parent', () => {
    expect(press(0, 'ArrowLeft')).toEqual({ branches: ['a'], open: false })
    expect(press(1, 'ArrowLeft')).toEqual({ to: 0 })
    expect(press(2, 'ArrowLeft')).toBeNull()
  })

  it('Enter follows the link, Space toggles a branch, the asterisk opens all siblings', () => {
    expect(press(0, 'Enter')).toEqual({ follow: 'a' })
    expect(press(0, ' ')).toEqual({ branches: ['a'], open: false })
    expect(press(2, ' ')).toBeNull()
    expect(press(3, '*')).toEqual({ branches: ['a', 'e'], open: true })
  })

  it('letters move to the next matching name, wrapping at the end', () => {
    expect(typeAhead(index, rows, 0, 'e')).toBe(3)
    expect(typeAhead(index, rows, 3, 'a')).toBe(0)
    expect(typeAhead(index, rows, 0, 'an')).toBe(0)
    expect(typeAhead(index, rows, 0, 'z')).toBe(-1)
  })
})

describe('twelve thousand partners', () => {
  const { partners } = samplesOf('leader')
  const large = indexPartners(partners)

  it('are laid out and searched completely', () => {
    expect(partners.length).toBe(12_000)
    expect(layOut(large, allOpen, null, true).length).toBe(12_000)
    expect(layOut(large, allClosed, null, true).length).toBe(180)
    const found = findPartners(large, 'petrov', 'active')!
    expect(found.count).toBe(partners.filter(({ name, is_active }) => name.includes('Petrov') && is_active).length)
    expect(layOut(large, allOpen, found, true).filter(({ aside }) => !aside).length).toBe(found.count)
  })
})
