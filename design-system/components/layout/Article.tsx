import Stack from '@mui/material/Stack'
import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { Trans } from '../data-display/Trans.tsx'
import Typography from '@mui/material/Typography'
import { Contents } from '../navigation/Contents.tsx'
import type { ContentsProps } from '../navigation/Contents.tsx'
import { radius } from '../../theme/tokens.ts'

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    gap: '20px 40px',
    '&[data-aside]': { gridTemplateColumns: 'minmax(0, 2.6fr) minmax(0, 5.8fr) minmax(0, 3.6fr)' },
    '& > .stays': { position: 'sticky', top: 24, maxHeight: 'calc(100dvh - 48px)', overflowY: 'auto' },
  },
}))

// Native <details>: opens without a script, which MUI's Accordion does not.
const Folded = styled(Paper)(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    padding: '0 20px',
    borderRadius: radius.card,
    cursor: 'pointer',
    listStyle: 'none',
    ...theme.typography.subtitle2,
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > svg': { flex: 'none', color: theme.vars.palette.text.tertiary },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& ol': { margin: 0, padding: '0 20px 12px', listStyle: 'none' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    ...theme.typography.body2,
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  [theme.breakpoints.up('lg')]: { display: 'none' },
})) as typeof Paper

const Words = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  minWidth: 0,
  padding: '24px 20px',
  [theme.breakpoints.up('md')]: { padding: '32px 40px 40px' },
  [theme.breakpoints.up('lg')]: { '[data-aside] > &': { padding: '28px 32px 36px' } },
  '& > section': { scrollMarginTop: 24 },
  '& > section > .title': { marginBottom: 12 },
  '& > section > p': { ...theme.typography.body1, maxWidth: '68ch', margin: '0 0 12px', color: theme.vars.palette.text.secondary },
  '& > section > :last-child': { marginBottom: 0 },
  '& > section > div:not(.title) + p': { marginTop: 16 },
  '& .points': {
    maxWidth: '68ch',
    margin: '0 0 12px',
    padding: '0 0 0 20px',
    color: theme.vars.palette.text.secondary,
    ...theme.typography.body1,
  },
  '& .points > li': { paddingInlineStart: 4 },
  '& .points > li + li': { marginTop: 6 },
  '& .points > li::marker': { color: theme.vars.palette.text.tertiary },
}))

/** Above a text on phones and tablets: its parts, folded. */
function FoldedContents({ contents }: ContentsProps) {
  const { Link } = useDesignSystem()
  const t = useTranslations('frame')
  return (
    <Folded component="details" variant="card">
      <summary>
        {t.contents()}
        <CaretDownIcon width={16} height={16} aria-hidden="true" />
      </summary>
      <nav aria-label={t.contents()}>
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
    </Folded>
  )
}

export type ArticleProps = ContentsProps & {
  /** A card beside the text; below it on phones. */
  aside?: ReactNode
  /** `ArticlePart`s. */
  children: ReactNode
}

/** A long text: a sticky table of contents, parts of 68 characters per line on one sheet, and a card beside them. */
export const Article = ({ contents, aside, children }: ArticleProps) => (
  <Root {...(aside !== undefined && { 'data-aside': '' })}>
    <Contents contents={contents} />
    <FoldedContents contents={contents} />
    <Words variant="card">{children}</Words>
    {aside !== undefined && (
      <Stack spacing={4} sx={{ minWidth: 0 }} className="stays">
        {aside}
      </Stack>
    )}
  </Root>
)

/** A part of an article with its heading, a target of the table of contents. */
export const ArticlePart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <Typography component="h2" variant="h4" id={`${id}-title`} className="title">
      {title}
    </Typography>
    {children}
  </section>
)

/** Text of the catalogue: a line is a paragraph, consecutive lines that start with a dash are a list. `render` renders marked text (`<0>…</0>`). */
export function Prose({ text, render }: { text: string; render?: (words: string, mark: number) => ReactNode }) {
  const line = (words: string) => (render ? <Trans text={words} render={render} /> : words)
  return paragraphs(text).map((block, at) =>
    typeof block === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its position
      <p key={at}>{line(block)}</p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its position
      <ul key={at} className="points">
        {block.map((point) => (
          <li key={point}>{line(point)}</li>
        ))}
      </ul>
    ),
  )
}
