import CaretDownBoldIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?react'
import FlaskIcon from '@phosphor-icons/core/regular/flask.svg?react'
import { styled } from '@mui/material/styles'
import { Button } from '../inputs/Button.tsx'
import { radius } from '../../theme/tokens.ts'
import { bottomLine } from '../../theme/mixins.ts'

type Person = 'new' | 'trader' | 'leader' | 'blocked' | 'secure' | 'summer' | 'empty'

const Root = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  backgroundColor: theme.vars.palette.background.ink,
  color: theme.vars.palette.text.onInk,
  // Separates the ribbon from dark pages.
  ...bottomLine(theme.vars.palette.border.onInk),
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
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.onInk}`, outlineOffset: -4, borderRadius: radius.sm },
  },
  '& summary > .more': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    marginInlineStart: 'auto',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& details[open] .more svg': { rotate: '180deg' },
  // On its own line, aligned with the text, not with the icon.
  [theme.breakpoints.down(420)]: { '& summary > .more': { marginInlineStart: 28 } },
  '& .panel': { padding: '4px 16px 16px', color: theme.vars.palette.text.onInkMuted },
  '& p': { margin: '0 0 12px' },
  // Set as code, so that the sentence's punctuation is not taken for part of the credentials.
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
  /** Texts of the demo; not part of the catalogues, because the demo is not part of the product. */
  words: {
    label: string
    title: string
    who: string
    text: string
    people: Readonly<Record<Person, string>>
    /** Contains `{password}` and `{code}`. */
    byHand: string
    startOver: string
  }
  /** The sample users, in the order of their buttons. */
  people: readonly Person[]
  /** The one password of all sample users, shown for signing in by hand. */
  password: string
  /** The code that two-factor authentication accepts in the demo. */
  code: string
  /** Signs in as this sample user without the form. */
  onSignIn: (person: Person) => void
  /** Discards everything done in the demo and loads the first state again. */
  onStartOver: () => void
}

/** A banner over every page of the demo: says that nothing is real and lists the sample users to sign in as. */
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
