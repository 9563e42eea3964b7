import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../forms/SearchField.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { ContactBlock } from '../../components/feedback/ContactBlock.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { Contents } from '../../components/navigation/Contents.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { AccordionItem } from '../../components/data-display/AccordionItem.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { waysOf } from '../../lib/support.ts'
import { useSupportContext } from '../../provider/SupportContext.ts'
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
  /** Opens the chat; `null`: it is not configured, or on another page. */
  onChat: (() => void) | null
  /** URLs of the pages that answers mention; `null`: missing. */
  links?: Readonly<Record<HelpPlace, string | null>> | null
  /** Inside the cabinet's layout, which already has the page's h1. */
  framed?: boolean
}

const Topic = styled(Card)(({ theme }) => ({
  padding: '20px 20px 4px',
  [theme.breakpoints.up('md')]: { padding: '24px 24px 4px' },
  '& > h2': { ...theme.typography.h5, margin: '0 0 4px', scrollMarginTop: 48 },
  '& summary h3': theme.typography.h6,
  '& details:last-of-type': { borderBottom: 0 },
}))

const waysList = {
  flexWrap: 'wrap',
  columnGap: 5,
  m: '4px 0 -10px',
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 5,
} as const

// Beside the questions, and in view while they are read.
const aside = { position: { lg: 'sticky' }, top: { lg: 24 } } as const

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
  const titles = { ...useTranslations('pages').titles, ...useTranslations('frame').titles, insuranceClaim: text.fileClaim }
  const waysOf = (key: QuestionId) =>
    (mentionedPlaces[key] ?? []).flatMap((place) => {
      const href = links?.[place]
      return href ? [{ href, title: titles[place]() }] : []
    })
  const ways = (list: ReturnType<typeof waysOf>) =>
    list.length > 0 && (
      <Stack component="ul" direction="row" sx={waysList}>
        {list.map(({ href, title }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink>
          </li>
        ))}
      </Stack>
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

/**
 * Questions by topic, with an index of the topics and the ways to reach support beside them. Searchable; the search text is part of the URL, so that a
 * result can be shared.
 */
export function HelpScreen(props: HelpScreenProps) {
  const { query, onQuery, insurance, onChat, links = null, framed = false } = props
  const text = useTranslations('help')
  const [way] = waysOf(useSupportContext())
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
  // Results need no index, and following a link within the page would drop the search.
  const contents = searched === '' ? found.map(({ id }) => ({ id: `topic-${id}`, title: text.topics[id]() })) : []
  return (
    <Stack spacing={8}>
      {!framed && <PageHeader title={text.title()} lead={text.lead()} />}
      <Box sx={columns}>
        <Stack spacing={5}>
          <SearchField label={text.search()} placeholder={text.search()} value={typed} onValue={onType} />
          <VisuallyHidden as="p" role="status">
            {searched && text.found({ count })}
          </VisuallyHidden>
          {count === 0 ? (
            <EmptyState title={text.none({ query: searched })} illustration={<NoResultsArt />} action={showAll}>
              {way === undefined ? text.noneTextNoChat() : way.kind === 'chat' ? text.noneText() : text.noneTextContact()}
            </EmptyState>
          ) : (
            <TopicList found={found} open={open} links={links} />
          )}
        </Stack>
        <Stack spacing={5} sx={aside}>
          {contents.length > 0 && <Contents contents={contents} />}
          <ContactBlock onChat={onChat} />
        </Stack>
      </Box>
    </Stack>
  )
}
