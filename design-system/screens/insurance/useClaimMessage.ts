import type { UserInsurance } from '#sdk'
import type { Claim, ClaimPeriod } from '../../lib/claim.ts'
import { claimReference } from '../../lib/claim.ts'
import { endOf } from '../../lib/insurance.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** What mail programs and Telegram take from a link; longer ones are cut or refused. */
const LONGEST = 1800

export interface ClaimMessage {
  subject: string
  /** The whole message, with every deal. */
  text: string
  /** What a link can carry: the message, without the list of deals if it is too long. */
  linked: string
}

/** The message to support that files a claim: policy, days, deals, net loss, limit and reference. */
export function useClaimMessage(): (policy: UserInsurance, period: ClaimPeriod, claim: Claim) => ClaimMessage {
  const t = useTranslations('policies').filing
  const unnamed = useTranslations('policies').unnamed
  const format = useFormat()
  const usdt = (value: string) => format.money(value, 'USDT', { exact: true, minimum: 2 })
  return (policy, period, claim) => {
    const { line } = t
    const subject = line.title({ reference: claimReference(policy, period) })
    const until = endOf(policy)
    const name = [policy.name ?? unnamed(), ...(policy.id === undefined ? [] : [`(${policy.id})`])].join(' ')
    const head = [
      subject,
      '',
      policy.starts_at === undefined || until === null
        ? line.policyOpen({ name })
        : line.policy({ name, from: format.day(policy.starts_at), until: format.day(until) }),
      line.days({ days: format.calendarSpan(period.from, period.until), zone: format.zone(claim.deals[0]?.closed_at ?? 0) }),
      '',
    ]
    const deals = claim.deals.map(
      ({ id, pair, closed_at, profit }) =>
        `${id}, ${pair}, ${closed_at === null ? '' : format.moment(closed_at)}: ${format.amount(profit, 'USDT', { exact: true, minimum: 2, sign: 'always' })}`,
    )
    const foot = [
      '',
      line.net({ amount: usdt(claim.loss) }),
      ...(policy.coverage_amount === undefined ? [] : [line.limit({ amount: usdt(policy.coverage_amount) })]),
      line.claimed({ amount: usdt(claim.amount) }),
    ]
    const text = [...head, line.deals(), ...deals, ...foot].join('\n')
    const linked = encodeURIComponent(text).length <= LONGEST ? text : [...head, line.count({ count: deals.length }), ...foot].join('\n')
    return { subject, text, linked }
  }
}
