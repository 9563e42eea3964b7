import { add, isZero, min, negate, round, sub } from '../../lib/money.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { Costs, Course } from './projection.ts'

export type ProjectionSumProps = {
  /** The initial amount in USDT. */
  amount: string
  course: Course
  costs: Costs
  /** The costs are still loading. */
  waiting: boolean
}

/** The projection as a sum: amount, fee, results, the shared part, and what remains. */
export function ProjectionSum({ amount, course, costs, waiting }: ProjectionSumProps) {
  const t = useTranslations('calculatorPage')
  const format = useFormat()
  // The displayed lines must add up: the rounding remainder goes to the results.
  const [end, shared] = [round(course.end, 2), round(course.shared, 2)]
  const results = add(sub(end, amount), min(costs.fee, amount), shared)
  const cost = (value: string, exact: boolean) =>
    waiting ? (
      <Skeleton width={64} height={20} />
    ) : isZero(value) ? null : (
      <Money value={negate(value)} unit="USDT" exact={exact} even hidden={false} />
    )
  return (
    <DescriptionList
      items={[
        { name: t.amount(), value: <Money value={amount} unit="USDT" exact even hidden={false} /> },
        { name: t.fee(), value: cost(costs.fee, true) },
        { name: t.results(), value: <Money value={results} unit="USDT" exact even sign="always" hidden={false} /> },
        { name: t.shared({ percent: format.percent(costs.reward, 0) }), value: cost(shared, false) },
        { name: t.end(), value: <Money value={end} unit="USDT" even hidden={false} />, sum: true },
      ]}
    />
  )
}
