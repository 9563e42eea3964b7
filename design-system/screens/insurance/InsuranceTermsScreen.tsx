import type { InsuranceType } from '#sdk'
import { claimDays, termsSince } from '../../lib/insurance.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Article, ArticlePart, Prose } from '../../parts/Article.tsx'
import { Button } from '../../parts/Button.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { TermsTable } from '../../parts/TermsTable.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

export interface InsuranceTermsScreenProps {
  types: Loadable<InsuranceType[]>
  links: { register: string | null }
}

/** The terms of insurance in full; every number in them comes from the offer or from the one place that promises it. */
export function InsuranceTermsScreen({ types, links }: InsuranceTermsScreenProps) {
  const t = useText('policies')
  const format = useFormat()
  const title = useText('pages').titles.insuranceTerms()
  const words = t.termsParts
  const parts = [
    { id: 'scope', title: words.scope.title(), text: words.scope.text() },
    { id: 'policies', title: words.policies.title(), text: words.policies.text() },
    { id: 'cover', title: words.cover.title(), text: words.cover.text() },
    { id: 'exclusions', title: words.exclusions.title(), text: words.exclusions.text() },
    { id: 'term', title: words.term.title(), text: words.term.text() },
    { id: 'price', title: words.price.title(), text: words.price.text() },
    { id: 'claims', title: words.claims.title(), text: words.claims.text({ days: claimDays.open, answer: claimDays.answer }) },
    { id: 'payout', title: words.payout.title(), text: words.payout.text({ pay: claimDays.pay }) },
    { id: 'review', title: words.review.title(), text: words.review.text({ review: claimDays.review }) },
    { id: 'changes', title: words.changes.title(), text: words.changes.text() },
  ]
  // Nothing on offer: neither a table nor a verb, and the words say so.
  const none = types.state === 'ready' && types.value.length === 0
  const table = (list: InsuranceType[], fresh: Freshness) => (
    <>
      <TermsTable
        caption={t.prices()}
        head={[t.table.policy(), t.table.cover(), t.table.term(), t.table.claims(), t.table.price()]}
        rows={list.map((type) => [
          type.name,
          format.money(type.coverage_amount, 'USDT', { minimum: 0 }),
          t.days({ count: type.period_days }),
          type.claims_per_period === null ? t.table.any() : format.integer(type.claims_per_period),
          format.money(type.price_amount, type.price_token, { decimals: 2 }),
        ])}
      />
      <AsOf {...fresh} />
    </>
  )
  return (
    <>
      <PageHeader
        title={title}
        lead={t.termsLead({ date: format.calendarDay(termsSince, 'long') })}
        {...(links.register !== null &&
          !none && {
            actions: (
              <Button variant="soft" href={links.register}>
                {t.takeOut()}
              </Button>
            ),
          })}
      />
      <Article contents={parts}>
        {parts.map((part) => (
          <ArticlePart key={part.id} id={part.id} title={part.title}>
            <Prose text={part.id === 'policies' && none ? t.noTypesText() : part.text} />
            {part.id === 'policies' && !none && (
              <Loaded from={types} skeleton={<SkeletonRows amount />} failed={t.allFailed()} level={3}>
                {table}
              </Loaded>
            )}
          </ArticlePart>
        ))}
      </Article>
    </>
  )
}
