import { Article, ArticlePart, Prose } from '../../parts/Article.tsx'
import { useText } from '../../provider/reader.ts'

const parts = ['active', 'subscription', 'result', 'pool', 'promotion', 'paid'] as const

/** What counts as activity, and what each kind of reward is for. */
export function ActivityInfoScreen() {
  const t = useText('activity').article
  const contents = parts.map((id) => ({ id, title: t[id].title(), text: t[id].text() }))
  return (
    <Article contents={contents}>
      {contents.map(({ id, title, text }) => (
        <ArticlePart key={id} id={id} title={title}>
          <Prose text={text} />
        </ArticlePart>
      ))}
    </Article>
  )
}
