import type { Promotion } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { add } from '../../lib/money.ts'
import { Article, ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { PromoStage } from '../../components/layout/PromoStage.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { TermsTable } from '../../components/data-display/TermsTable.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useLimitFormat } from '../../provider/useFormat.ts'
import { Over, StageSkeleton } from './PromoStatusScreen.tsx'
import { Season } from './Season.tsx'
import { useStepTitles } from './words.ts'

type Href = string | null

export interface PromoTermsScreenProps {
  /** `null`: the promotion is over. */
  promotion: Loadable<Promotion | null>
  /** The user's progress and the bonus account; `null` hides a link. */
  links: { status: Href; bonus: Href }
}

/** The promotion's terms, with the dates, steps and rewards of the running promotion. */
export function PromoTermsScreen({ promotion, links }: PromoTermsScreenProps) {
  const t = useTranslations('promo')
  return (
    <LoadableView from={promotion} skeleton={<StageSkeleton />} failed={t.termsFailed()} card>
      {(value, { savedAt }) =>
        value === null ? <Over bonus={links.bonus} /> : <Terms promotion={value} savedAt={savedAt} links={links} />
      }
    </LoadableView>
  )
}

type TermsProps = Pick<PromoTermsScreenProps, 'links'> & { promotion: Promotion; savedAt: number | undefined }

function Terms({ promotion, savedAt, links }: TermsProps) {
  const t = useTranslations('promo')
  const format = useLimitFormat()
  const { now } = useDesignSystem()
  const titleOf = useStepTitles(promotion)
  const words = t.termsParts
  const moment = (iso: string) => `${format.longDay(iso)}, ${format.time(iso)} ${format.zone(iso)}`
  const matu = (amount: string) => format.money(amount, 'MATU', { whole: true })
  const total = matu(add(promotion.earned, promotion.possible))
  const parts = [
    {
      id: 'season',
      title: words.season.title(),
      text: words.season.text({ from: moment(promotion.starts_at), until: moment(promotion.ends_at) }),
    },
    { id: 'who', title: words.who.title(), text: words.who.text() },
    { id: 'steps', title: words.steps.title(), text: words.steps.text({ total }) },
    { id: 'counting', title: words.counting.title(), text: words.counting.text() },
    { id: 'bonus', title: words.bonus.title(), text: words.bonus.text() },
    { id: 'fair', title: words.fair.title(), text: words.fair.text() },
    { id: 'end', title: words.end.title(), text: words.end.text() },
  ]
  return (
    <>
      <PromoStage
        title={t.title()}
        lead={t.lead({ count: promotion.steps.length, date: format.longDay(promotion.ends_at, now()) })}
        coins={null}
        edge={<Season starts_at={promotion.starts_at} ends_at={promotion.ends_at} />}
      >
        {links.status !== null && (
          <div>
            <TextLink standalone href={links.status}>
              {t.status()}
            </TextLink>
          </div>
        )}
        {savedAt !== undefined && (
          <div>
            <StaleDataLabel at={savedAt} />
          </div>
        )}
      </PromoStage>
      <Article contents={parts}>
        {parts.map((part) => (
          <ArticlePart key={part.id} id={part.id} title={part.title}>
            <Prose text={part.text} />
            {part.id === 'steps' && (
              <TermsTable
                caption={words.steps.title()}
                wordColumns={2}
                head={[t.table.step(), t.table.asks(), t.table.reward()]}
                rows={promotion.steps.map((step, at) => [t.number({ number: at + 1 }), titleOf(step, at), matu(step.reward)])}
              />
            )}
          </ArticlePart>
        ))}
      </Article>
    </>
  )
}
