import type { InsuranceType } from '#sdk'
import { claimDays } from '../../lib/insurance.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { Article, ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { PriceCard } from './PriceCard.tsx'

export interface InsuranceInfoScreenProps {
  /** Policies on offer with cover, term, claims and price. */
  types: Loadable<InsuranceType[]>
  /** Buying, the terms, the support, and filing a claim. */
  links: { register: string | null; terms: string | null; support: string | null; claim: string | null }
}

/** An introduction to the insurance, with prices beside it. */
export function InsuranceInfoScreen({ types, links }: InsuranceInfoScreenProps) {
  const t = useTranslations('policies')
  const title = useTranslations('frame').titles.insuranceInfo()
  const words = t.infoParts
  const parts = [
    { id: 'short', title: words.short.title(), text: words.short.text() },
    { id: 'covered', title: words.covered.title(), text: words.covered.text() },
    { id: 'not-covered', title: words.notCovered.title(), text: words.notCovered.text() },
    {
      id: 'claim',
      title: words.claim.title(),
      text: words.claim.text({ days: claimDays.open, answer: claimDays.answer, pay: claimDays.pay }),
    },
    { id: 'change', title: words.change.title(), text: words.change.text() },
  ]
  return (
    <>
      <PageHeader title={title} lead={t.infoLead()} />
      <Article contents={parts} aside={<PriceCard types={types} register={links.register} />}>
        {parts.map((part) => (
          <ArticlePart key={part.id} id={part.id} title={part.title}>
            <Prose text={part.text} />
            {part.id === 'claim' && links.claim !== null && (
              <p>
                <TextLink standalone href={links.claim}>
                  {t.happens.file()}
                </TextLink>
              </p>
            )}
            {part.id === 'claim' && links.support !== null && (
              <p>
                <TextLink standalone href={links.support}>
                  {t.support()}
                </TextLink>
              </p>
            )}
            {part.id === 'change' && links.terms !== null && (
              <p>
                <TextLink standalone href={links.terms}>
                  {t.happens.terms()}
                </TextLink>
              </p>
            )}
          </ArticlePart>
        ))}
      </Article>
    </>
  )
}
