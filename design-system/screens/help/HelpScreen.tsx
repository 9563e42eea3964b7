import Stack from '@mui/material/Stack'
import ChatCircleDotsIcon from '@phosphor-icons/core/regular/chat-circle-dots.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../forms/SearchField.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { AccordionItem } from '../../components/data-display/AccordionItem.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { HelpPlace, QuestionId, TopicId } from './topics.ts'
import { alsoKnown, matches, mentionedPlaces, topics } from './topics.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

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

const Topic = styled(Card)(({ theme }) => ({
  padding: '20px 20px 4px',
  [theme.breakpoints.up('md')]: { padding: '24px 24px 4px' },
  '& > h2': { ...theme.typography.h5, margin: '0 0 4px', color: theme.vars.palette.primary.main },
  '& summary h3': theme.typography.h6,
  '& details:last-of-type': { borderBottom: 0 },
}))

const Chat = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
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

/** The search text. Typing does not wait for the URL; a URL change from elsewhere (Back) updates the field. */
function useSearchText(query: string, onQuery: (text: string) => void): [string, (text: string) => void] {
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
  return [typed, onType]
}

type FoundTopic = { id: TopicId; questions: { key: QuestionId; question: string; answer: string }[] }

/** The questions that match the search text, by topic. */
function useFoundTopics(searched: string, insurance: boolean): FoundTopic[] {
  const text = useTranslations('help')
  return topics
    .filter(({ id }) => insurance || id !== 'insurance')
    .map(({ id, questions }) => ({
      id,
      questions: questions
        .map((key) => ({ key, question: text.questions[key].question(), answer: text.questions[key].answer() }))
        .filter(({ key, question, answer }) => matches(`${question} ${answer} ${alsoKnown[key] ?? ''}`, searched)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

type TopicListProps = { found: readonly FoundTopic[]; open: boolean; links: HelpScreenProps['links'] }

/** The answers, with links to the pages that they mention. */
function TopicList({ found, open, links }: TopicListProps) {
  const text = useTranslations('help')
  const titles = { ...useTranslations('pages').titles, ...useTranslations('frame').titles }
  const waysOf = (key: QuestionId) =>
    (mentionedPlaces[key] ?? []).flatMap((place) => {
      const href = links?.[place]
      return href ? [{ href, title: titles[place]() }] : []
    })
  const ways = (list: ReturnType<typeof waysOf>) =>
    list.length > 0 && (
      <Ways>
        {list.map(({ href, title }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink>
          </li>
        ))}
      </Ways>
    )
  return (
    <Stack spacing={5}>
      {found.map(({ id, questions }) => (
        <Topic key={id} aria-labelledby={`topic-${id}`}>
          <h2 id={`topic-${id}`}>{text.topics[id]()}</h2>
          {questions.map(({ key, question, answer }) => (
            <AccordionItem key={`${key} ${open}`} id={key} question={<WholeTerms>{question}</WholeTerms>} open={open}>
              <p>
                <WholeTerms>{answer}</WholeTerms>
              </p>
              {ways(waysOf(key))}
            </AccordionItem>
          ))}
        </Topic>
      ))}
    </Stack>
  )
}

/** A way to reach support: its button calls or leads somewhere. */
function ContactCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Chat variant="sunken">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Chat>
  )
}

function Contacts({ onChat, chatHref, contact }: Pick<HelpScreenProps, 'onChat' | 'chatHref' | 'contact'>) {
  const text = useTranslations('help')
  const chatIcon = <ChatCircleDotsIcon width={20} height={20} aria-hidden />
  return (
    <>
      {onChat !== null && (
        <ContactCard title={text.chatTitle()} text={text.chatText()}>
          <Button onClick={onChat} startIcon={chatIcon}>
            {text.chat()}
          </Button>
        </ContactCard>
      )}
      {onChat === null && chatHref && (
        <ContactCard title={text.chatElsewhereTitle()} text={text.chatElsewhereText()}>
          <Button href={chatHref} variant="soft" startIcon={chatIcon}>
            {text.chatElsewhere()}
          </Button>
        </ContactCard>
      )}
      {contact && (
        <ContactCard title={text.chatTitle()} text={text.contactText()}>
          <Button href={contact} startIcon={<EnvelopeSimpleIcon width={20} height={20} aria-hidden />}>
            {text.contact()}
          </Button>
        </ContactCard>
      )}
    </>
  )
}

/** Questions by topic, searchable; the search text is part of the URL, so that a result can be shared. */
export function HelpScreen(props: HelpScreenProps) {
  const { query, onQuery, insurance, onChat, chatHref = null, contact = null, links = null, framed = false } = props
  const text = useTranslations('help')
  const [typed, onType] = useSearchText(query, onQuery)
  const searched = typed.trim()
  const found = useFoundTopics(searched, insurance)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  // Up to three results are expanded at once.
  const open = searched !== '' && count <= 3
  const showAll = (
    <Button variant="soft" onClick={() => onType('')}>
      {text.all()}
    </Button>
  )
  return (
    <Stack spacing={8} sx={{ width: '100%', maxWidth: 760 }}>
      {!framed && <PageHeader title={text.title()} lead={text.lead()} />}
      <SearchField label={text.search()} placeholder={text.search()} value={typed} onValue={onType} />
      <VisuallyHidden as="p" role="status">
        {searched && text.found({ count })}
      </VisuallyHidden>
      {count === 0 ? (
        <EmptyState title={text.none({ query: searched })} illustration={<NoResultsArt />} action={showAll}>
          {onChat !== null ? text.noneText() : contact === null ? text.noneTextNoChat() : text.noneTextContact()}
        </EmptyState>
      ) : (
        <TopicList found={found} open={open} links={links} />
      )}
      <Contacts onChat={onChat} chatHref={chatHref} contact={contact} />
    </Stack>
  )
}
