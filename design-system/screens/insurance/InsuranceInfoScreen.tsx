import type { InsuranceType } from '#sdk'
import { claimDays } from '../../lib/insurance.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { Article, ArticlePart, Prose } from '../../parts/Article.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { useText } from '../../provider/reader.ts'
import { PriceCard } from './PriceCard.tsx'

export interface InsuranceInfoScreenProps {
  types: Loadable<InsuranceType[]>
  links: { register: string | null; terms: string | null }
}

/** What the insurance is for, in plain words, with the prices beside it. */
export function InsuranceInfoScreen({ types, links }: InsuranceInfoScreenProps) {
  const t = useText('policies')
  const title = useText('pages').titles.insuranceInfo()
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
            {part.id === 'change' && links.terms !== null && (
              <p>
                <TextLink href={links.terms}>{t.happens.terms()}</TextLink>
              </p>
            )}
          </ArticlePart>
        ))}
      </Article>
    </>
  )
}
