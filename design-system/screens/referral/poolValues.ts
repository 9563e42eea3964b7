import type { PoolMonth, PoolQualificationList } from '#sdk'
import { chainDecimals } from '../../lib/decimals.ts'
import { div, isZero, roundDown, sub } from '../../lib/money.ts'

/** The user's structure volume: as sent, otherwise from the first pool that misses some; `null` if none does, because it may then be any higher amount. */
export const structureVolumeOf = ({ structure_volume, data }: PoolQualificationList): string | null =>
  structure_volume ??
  reached(data.map(({ structure_volume_from, structure_volume_missing }) => [structure_volume_from, structure_volume_missing]))

/** The user's own assets, in the same way. */
export const ownAssetsOf = ({ own_assets, data }: PoolQualificationList): string | null =>
  own_assets ?? reached(data.map(({ own_assets_from, own_assets_missing }) => [own_assets_from, own_assets_missing]))

function reached(conditions: readonly [from: string, missing: string][]): string | null {
  const open = conditions.find(([, missing]) => !isZero(missing))
  return open === undefined ? null : sub(...open)
}

/** What each leader got from the fund of a month, which is split equally; '0' if there was none. */
export const shareOf = ({ fund_amount, leaders_count }: PoolMonth): string =>
  leaders_count === 0 ? '0' : roundDown(div(fund_amount, String(leaders_count)), chainDecimals)
