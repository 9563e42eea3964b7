import CaretDownBoldIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?react'
import FlaskIcon from '@phosphor-icons/core/regular/flask.svg?react'
import { styled } from '@mui/material/styles'
import { Button } from './Button.tsx'

type Person = 'new' | 'trader' | 'leader' | 'blocked' | 'secure' | 'summer' | 'empty'

const Root = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.text.onInk,
  // In the dark it lies over pages as dark as itself.
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.border.onInk}`,
  '& summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    minHeight: 44,
    padding: '6px 16px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.onInk}`, outlineOffset: -4, borderRadius: 10 },
  },
  '& strong': { fontWeight: 500 },
  '& summary > .more': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    marginInlineStart: 'auto',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& details[open] .more svg': { rotate: '180deg' },
  // In its own line, under the words and not under the flask.
  '@media (max-width:419.95px)': { '& summary > .more': { marginInlineStart: 28 } },
  '& .panel': { padding: '4px 16px 16px', color: theme.vars.palette.text.onInkMuted },
  '& p': { margin: '0 0 12px', textWrap: 'pretty' },
  // What is typed ends where its face does, not with the sentence.
  '& code': { ...theme.typography.mono, color: theme.vars.palette.text.onInk, whiteSpace: 'nowrap', userSelect: 'all' },
  '& ul': {
    listStyle: 'none',
    margin: '0 0 12px',
    padding: 0,
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& li > button': { flex: 'none', minWidth: 92 },
  '& li > span': { flex: 1, minWidth: 0, textWrap: 'balance' },
  '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  '@media print': { display: 'none' },
}))

export interface DemoRibbonProps {
  /** The demonstration's own: they are in no catalogue, as it is no part of the product. */
  words: {
    label: string
    title: string
    who: string
    text: string
    people: Readonly<Record<Person, string>>
    /** With `{password}` and `{code}` in it. */
    byHand: string
    startOver: string
  }
  people: readonly Person[]
  password: string
  code: string
  onSignIn: (person: Person) => void
  onStartOver: () => void
}

/** Says over every page of the demonstration that nothing in it is real, and whom one can be. */
export function DemoRibbon({ words, people, password, code, onSignIn, onStartOver }: DemoRibbonProps) {
  const typed = { '{password}': password, '{code}': code }
  return (
    <Root aria-label={words.label}>
      <details>
        <summary>
          <FlaskIcon width={18} height={18} aria-hidden />
          <strong>{words.title}</strong>
          <span className="more">
            {words.who}
            <CaretDownBoldIcon width={14} height={14} aria-hidden />
          </span>
        </summary>
        <div className="panel">
          <p>{words.text}</p>
          <ul>
            {people.map((person) => (
              <li key={person}>
                <Button variant="ink2" size="small" onClick={() => onSignIn(person)}>
                  {person}
                </Button>
                <span>{words.people[person]}</span>
              </li>
            ))}
          </ul>
          <p>
            {words.byHand
              .split(/(\{\w+\})/)
              .map((part) => (part in typed ? <code key={part}>{typed[part as keyof typeof typed]}</code> : part))}
          </p>
          <Button variant="ink2" size="small" onClick={onStartOver}>
            {words.startOver}
          </Button>
        </div>
      </details>
    </Root>
  )
}
