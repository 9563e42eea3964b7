import type { ReferralIncomeKind, ReferralPeriod, ReferralStatistic } from '#sdk'
import type { Sort } from '../../lib/sort.ts'
import { addKinds } from '../../lib/referralIncome.ts'

/** All time, the last 7 days, the last 30. */
export type ActivityPeriod = 'all' | 'week' | 'month'

/** The columns that the active partners can be sorted by, as the contract names them. */
export const activeColumns = ['name', 'level', 'active_days'] as const
export type ActiveColumn = (typeof activeColumns)[number]
/** As the server sends them. */
export const byLevel: Sort<ActiveColumn> = { by: 'level', order: 'asc' }

/** How many days a period covers. */
export const periodDays = { week: 7, month: 30 } as const

const kinds: ReadonlySet<ReferralIncomeKind> = new Set(['subscription', 'uta_result', 'leader_pool', 'promotion'])

/** Whether the catalogue has a name for this kind of income. */
export const isKnownKind = (kind: ReferralIncomeKind): boolean => kinds.has(kind)

/** The days or months in the chart, oldest first. */
export const periodsIn = (statistic: ReferralStatistic, period: ActivityPeriod): readonly ReferralPeriod[] =>
  period === 'all' ? statistic.months : statistic.days.slice(-periodDays[period])

/** Income of a period by kind. */
export const kindsIn = (statistic: ReferralStatistic, period: ActivityPeriod) =>
  period === 'all' ? statistic.kinds : addKinds(periodsIn(statistic, period))
