import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import type { SearchQuery } from './find.ts'
import { addressOf } from './find.ts'
import { openStory } from './open.ts'

/** Style of a link to a story; long lists set it once on the list. */
export const chip = (theme: Theme) =>
  ({
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '4px 12px',
    borderRadius: 999,
    textDecoration: 'none',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.light,
    '&:hover': { backgroundColor: theme.vars.palette.primary.lightHover, textDecoration: 'underline' },
    '&[data-quiet]': { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}` },
    '& > small': { ...theme.typography.micro, color: theme.vars.palette.text.secondary },
    '@media (forced-colors: active)': { border: '1px solid LinkText' },
  }) as const

const Anchor = styled('a')(({ theme }) => chip(theme))

type Props = {
  id: string
  children: string
  /** Toolbar settings to open it with. */
  as?: Omit<SearchQuery, 'words'>
  /** Beside the name: what the story fixes. */
  note?: string
  about?: string
  quiet?: boolean
}

const asTheToolbarSays: Omit<SearchQuery, 'words'> = {}

const linkOf = ({ id, as = asTheToolbarSays, about, quiet = false }: Props) => ({
  href: addressOf(id, as),
  target: '_top',
  title: about,
  ...(quiet && { 'data-quiet': '' }),
  onClick: (event: MouseEvent) => openStory(event, id, as),
})

/** A link to a story. */
export const StoryLink = (props: Props) => (
  <Anchor {...linkOf(props)}>
    {props.children}
    {props.note && <small>{props.note}</small>}
  </Anchor>
)

/** The same inside a list that provides the style (`chip`). */
export const StoryChip = (props: Props) => (
  <a {...linkOf(props)}>
    {props.children}
    {props.note && <small>{props.note}</small>}
  </a>
)
