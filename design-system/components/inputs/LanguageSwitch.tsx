import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import GlobeIcon from '@phosphor-icons/core/regular/globe.svg?react'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import type { Locale } from '../../i18n/tags.ts'
import { languageName } from '../../i18n/tags.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { MenuButton } from './MenuButton.tsx'
import { radius } from '../../theme/tokens.ts'

export type Language = { code: Locale; href: string; current: boolean }
export type LanguageProps = {
  /** The four languages: code, address of this page in that language, and which one is current. */
  languages: readonly Language[]
  /** Switches in place. Without a script, or with a modifier key, the language's own address opens. */
  onLanguage: (code: Locale) => void
}

// A plain click switches in place; a middle click, a click with a modifier key, or no script follows the link.
const chosen = (code: Locale, onLanguage: LanguageProps['onLanguage']) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  onLanguage(code)
}

/** A menu of the languages by their native names. */
export function LanguageSwitch({
  languages,
  onLanguage,
  compact = false,
}: LanguageProps & {
  /** Only the globe, without the letters of the language: in the top bar of a phone. */
  compact?: boolean
}) {
  const common = useTranslations('common')
  const current = languages.find((one) => one.current)?.code.toUpperCase() ?? ''
  const face = compact ? (
    <GlobeIcon width={24} height={24} aria-hidden />
  ) : (
    <>
      <GlobeIcon width={20} height={20} aria-hidden />
      {current}
      <CaretDownIcon width={14} height={14} aria-hidden />
    </>
  )
  const choices = languages.map(({ code, href, current: selected }) => ({
    id: code,
    label: languageName[code],
    lang: code,
    href,
    selected,
    onSelect: () => onLanguage(code),
  }))
  return (
    <>
      <MenuButton label={common.named({ label: common.language(), name: current })} face={face} bare={compact} choices={choices} />
      {/* The menu needs a script: without one the languages are links, for crawlers too. */}
      <noscript>
        {languages.map(({ code, href }) => (
          <a key={code} href={href} lang={code} hrefLang={code}>
            {languageName[code]}{' '}
          </a>
        ))}
      </noscript>
    </>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 12px',
    borderRadius: radius.button,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...theme.typography.subtitle2,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightBold },
    // Always visible, so set in the fallback font: avoids loading a Cyrillic font file for one word.
    '&.foreign': { fontFamily: '"Geologica Fallback", "Geologica Fallback Android", system-ui, sans-serif' },
  },
}))

/** All language names in a row, for the footer. */
export function LanguageList({ languages, onLanguage }: LanguageProps) {
  const cyrillic = languages.find((one) => one.current)?.code === 'ru'
  return (
    <List>
      {languages.map(({ code, href, current }) => (
        <li key={code}>
          <a
            href={href}
            lang={code}
            hrefLang={code}
            {...(code === 'ru' && !cyrillic && { className: 'foreign' })}
            {...(current && { 'aria-current': 'true' as const })}
            onClick={chosen(code, onLanguage)}
          >
            {languageName[code]}
          </a>
        </li>
      ))}
    </List>
  )
}
