import { expect, test } from 'vitest'
import { ranks } from '#mocks/fixtures/market.ts'
import { rankConditions } from '#design-system/lib/rankConditions.ts'
import { heldRank, nextConditions, rankProgress } from '#design-system/lib/ranks.ts'

const standing = (rank: string, own_assets: string, structure_volume: string, monthly_volume = '0') => ({
  rank: rank as 'middle',
  ranks: [...ranks],
  own_assets,
  structure_volume,
  monthly_volume,
})

test('the condition with the least progress determines the distance to the next rank', () => {
  expect(rankProgress(standing('middle', '3180', '64200'))).toBeCloseTo(0.3933, 4)
  expect(rankProgress(standing('middle', '4999', '37000'))).toBeCloseTo(0.1, 4)
  expect(rankProgress(standing('middle', '6200', '30000'))).toBe(0)
})

test('a condition that requires no more than before is met', () => {
  expect(rankProgress(standing('intern', '250', '0'))).toBe(0.5)
})

test('the month counts only if a rank requires it', () => {
  expect(rankProgress(standing('senior', '10000', '300000', '2500'))).toBe(0.5)
  expect(rankProgress(standing('junior', '1250', '15000', '0'))).toBe(0.5)
})

test('the marker stays below the next rank until the server has raised it', () => {
  expect(rankProgress(standing('middle', '19321', '128400'))).toBeLessThan(1)
})

test('each condition of the next rank shows what is missing', () => {
  expect(nextConditions(standing('middle', '19321.2', '64200'))).toEqual([
    { name: 'assets', value: '19321.2', target: '5000', missing: '0' },
    { name: 'volume', value: '64200', target: '100000', missing: '35800' },
  ])
  expect(nextConditions(standing('senior', '9999.5', '300000', '2500')).map(({ name, missing }) => [name, missing])).toEqual([
    ['assets', '0.5'],
    ['volume', '0'],
    ['monthly', '2500'],
  ])
  expect(nextConditions(standing('intern', '0', '0')).map(({ name }) => name)).toEqual(['assets'])
  expect(nextConditions(standing('master', '0', '0'))).toEqual([])
})

test('no rank follows the last one, and an unknown rank counts as the lowest', () => {
  expect(rankProgress(standing('master', '0', '0'))).toBe(1)
  expect(heldRank(standing('grandmaster', '0', '0'))).toBe(0)
})

test('the table of the public pages equals the server’s response', () => {
  expect(
    rankConditions.map(({ rank, assets, volume, monthly }) => ({
      name: rank,
      own_assets_from: assets,
      structure_volume_from: volume,
      monthly_volume_from: monthly ?? '0',
    })),
  ).toEqual(ranks)
})
