import type { InsuranceType } from '#sdk'
import { claimDays, termsSince } from '../../lib/insurance.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Article, ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { TermsTable } from '../../components/data-display/TermsTable.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useOffer } from './words.ts'

export interface InsuranceTermsScreenProps {
  /** Types on offer; `null` for visitors without an account. */
  types: Loadable<InsuranceType[]> | null
  /** Buying, `null` for visitors; creating an account, for them; the support; filing a claim, `null` for visitors. */
  links: { register: string | null; registration?: string; support: string | null; claim: string | null }
}

/** The parts of the terms in order, with their texts. */
function useTermsParts() {
  const words = useTranslations('policies').termsParts
  return [
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
}

/** The types on offer and what each of them costs. */
function PriceTable({ types, fresh }: { types: readonly InsuranceType[]; fresh: Freshness }) {
  const t = useTranslations('policies')
  const format = useFormat()
  const offer = useOffer()
  const claims = ({ claims_per_period }: InsuranceType) =>
    claims_per_period === null ? t.table.any() : claims_per_period === undefined ? '–' : format.integer(claims_per_period)
  return (
    <>
      <TermsTable
        caption={t.prices()}
        head={[t.table.policy(), t.table.cover(), t.table.term(), t.table.claims(), t.table.price()]}
        rows={types.map((type) => [type.name ?? t.unnamed(), offer.cover(type), offer.term(type), claims(type), offer.price(type)])}
      />
      <LastUpdated {...fresh} />
    </>
  )
}

/** The terms of insurance; every number comes from the offer or from `lib/insurance.ts`. */
export function InsuranceTermsScreen({ types, links }: InsuranceTermsScreenProps) {
  const t = useTranslations('policies')
  const format = useFormat()
  const title = useTranslations('frame').titles.insuranceTerms()
  const words = t.termsParts
  const parts = useTermsParts()
  // Nothing on offer: no table and no button, and the text says so.
  const none = types?.state === 'ready' && types.value.length === 0
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
            <Prose
              text={part.id !== 'policies' ? part.text : none ? t.noTypesText() : types === null ? words.policies.guest() : part.text}
              render={(piece) => (links.registration === undefined ? piece : <TextLink href={links.registration}>{piece}</TextLink>)}
            />
            {part.id === 'claims' && links.claim !== null && (
              <p>
                <TextLink standalone href={links.claim}>
                  {t.happens.file()}
                </TextLink>
              </p>
            )}
            {part.id === 'claims' && links.support !== null && (
              <p>
                <TextLink standalone href={links.support}>
                  {t.support()}
                </TextLink>
              </p>
            )}
            {part.id === 'policies' && types !== null && !none && (
              <LoadableView from={types} skeleton={<SkeletonRows amount />} failed={t.allFailed()} level={3}>
                {(list, fresh) => <PriceTable types={list} fresh={fresh} />}
              </LoadableView>
            )}
          </ArticlePart>
        ))}
      </Article>
    </>
  )
}
