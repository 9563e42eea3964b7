import { Article, ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

type Href = string | null

export interface ActivityInfoScreenProps {
  /** Links to the conditions, terms and payments that the text mentions. */
  links: { pool: Href; promotion: Href; transactions: Href }
}

const parts = ['active', 'subscription', 'result', 'pool', 'promotion', 'paid'] as const

/** What counts as activity, and what each reward is for. */
export function ActivityInfoScreen({ links }: ActivityInfoScreenProps) {
  const t = useTranslations('activity').article
  const contents = parts.map((id) => ({ id, title: t[id].title(), text: t[id].text() }))
  const leadsTo: Partial<Record<string, Href>> = { pool: links.pool, promotion: links.promotion, paid: links.transactions }
  return (
    <Article contents={contents}>
      {contents.map(({ id, title, text }) => {
        const href = leadsTo[id] ?? null
        return (
          <ArticlePart key={id} id={id} title={title}>
            <Prose text={text} render={(words) => (href === null ? words : <TextLink href={href}>{words}</TextLink>)} />
          </ArticlePart>
        )
      })}
    </Article>
  )
}
