import ChatCircleDotsIcon from '@phosphor-icons/core/regular/chat-circle-dots.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../forms/SearchField.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { desktop } from '../../theme/mixins.ts'
import { AccordionItem } from '../../components/AccordionItem.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { HelpPlace, QuestionId } from './topics.ts'
import { alsoKnown, matches, placesOf, topics } from './topics.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

export interface HelpScreenProps {
  /** Initial search text, from the URL. */
  query: string
  /** Reports the search text, for the URL. */
  onQuery: (text: string) => void
  /** Public feature flag: its topic is shown only if true. */
  insurance: boolean
  /** `null`: no chat is configured. */
  onChat: (() => void) | null
  /** The page of the chat, for pages without the chat widget; `null`: there is none. */
  chatHref?: string | null
  /** Another contact, for deployments without a chat; `null`: none. */
  contact?: string | null
  /** URLs of the pages that answers mention; `null`: missing. */
  links?: Readonly<Record<HelpPlace, string | null>> | null
  /** Inside the cabinet's layout, which already has the page's h1. */
  framed?: boolean
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32, width: '100%', maxWidth: 760 })

const Topic = styled('section')(({ theme }) => ({
  padding: '20px 20px 4px',
  borderRadius: 18,
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: 'var(--matu-elev-1)',
  [desktop]: { padding: '24px 24px 4px' },
  '& > h2': { ...theme.typography.h5, margin: '0 0 4px', color: theme.vars.palette.brand.main },
  '& summary h3': theme.typography.h6,
  '& details:last-of-type': { borderBottom: 0 },
}))

const List = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })

const Chat = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: 20,
  borderRadius: 18,
  backgroundColor: theme.vars.palette.surface.sunken,
  [desktop]: { padding: 24 },
  '& > div': { flex: '1 1 260px' },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { ...theme.typography.body2, margin: '4px 0 0', color: theme.vars.palette.text.secondary },
}))

const Ways = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: '4px 0 -10px',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
})

/** Questions by topic, searchable; the search text is part of the URL, so that a result can be shared. */
export function HelpScreen(props: HelpScreenProps) {
  const { query, onQuery, insurance, onChat, chatHref = null, contact = null, links = null, framed = false } = props
  const text = useTranslations('help')
  const titles = useTranslations('pages').titles
  const ways = (key: QuestionId) =>
    (placesOf[key] ?? []).flatMap((place) => {
      const href = links?.[place]
      return href ? [{ href, title: titles[place]() }] : []
    })
  // Typing does not wait for the URL; a URL change from elsewhere (Back) updates the field.
  const [typed, setTyped] = useState(query)
  const sent = useRef(new Set<string>())
  const followed = useRef(query)
  useEffect(() => {
    if (followed.current === query) return
    followed.current = query
    if (!sent.current.delete(query)) setTyped(query)
  }, [query])
  const onType = (value: string) => {
    sent.current.add(value)
    setTyped(value)
    onQuery(value)
  }
  const searched = typed.trim()
  const found = topics
    .filter(({ id }) => insurance || id !== 'insurance')
    .map(({ id, questions }) => ({
      id,
      questions: questions
        .map((key) => ({ key, question: text.questions[key].question(), answer: text.questions[key].answer() }))
        .filter(({ key, question, answer }) => matches(`${question} ${answer} ${alsoKnown[key] ?? ''}`, searched)),
    }))
    .filter(({ questions }) => questions.length > 0)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Root>
      {!framed && <PageHeader title={text.title()} lead={text.lead()} />}
      <SearchField label={text.search()} placeholder={text.search()} value={typed} onValue={onType} />
      <VisuallyHidden as="p" role="status">
        {searched && text.found({ count })}
      </VisuallyHidden>
      {count === 0 ? (
        <EmptyState
          title={text.none({ query: searched })}
          illustration={<NoResultsArt />}
          action={
            <Button variant="soft" onClick={() => onType('')}>
              {text.all()}
            </Button>
          }
        >
          {onChat !== null ? text.noneText() : contact === null ? text.noneTextNoChat() : text.noneTextContact()}
        </EmptyState>
      ) : (
        <List>
          {found.map(({ id, questions }) => (
            <Topic key={id} aria-labelledby={`topic-${id}`}>
              <h2 id={`topic-${id}`}>{text.topics[id]()}</h2>
              {questions.map(({ key, question, answer }) => (
                // Up to three results are expanded at once.
                <AccordionItem key={`${key} ${count <= 3}`} id={key} question={question} open={searched !== '' && count <= 3}>
                  <p>{answer}</p>
                  {ways(key).length > 0 && (
                    <Ways>
                      {ways(key).map(({ href, title }) => (
                        <li key={href}>
                          <TextLink href={href}>{title}</TextLink>
                        </li>
                      ))}
                    </Ways>
                  )}
                </AccordionItem>
              ))}
            </Topic>
          ))}
        </List>
      )}
      {onChat !== null && (
        <Chat>
          <div>
            <h2>{text.chatTitle()}</h2>
            <p>{text.chatText()}</p>
          </div>
          <Button onClick={onChat} startIcon={<ChatCircleDotsIcon width={20} height={20} aria-hidden />}>
            {text.chat()}
          </Button>
        </Chat>
      )}
      {onChat === null && chatHref !== null && (
        <Chat>
          <div>
            <h2>{text.chatElsewhereTitle()}</h2>
            <p>{text.chatElsewhereText()}</p>
          </div>
          <Button href={chatHref} variant="soft" startIcon={<ChatCircleDotsIcon width={20} height={20} aria-hidden />}>
            {text.chatElsewhere()}
          </Button>
        </Chat>
      )}
      {contact !== null && (
        <Chat>
          <div>
            <h2>{text.chatTitle()}</h2>
            <p>{text.contactText()}</p>
          </div>
          <Button href={contact} startIcon={<EnvelopeSimpleIcon width={20} height={20} aria-hidden />}>
            {text.contact()}
          </Button>
        </Chat>
      )}
    </Root>
  )
}
