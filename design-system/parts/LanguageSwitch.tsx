import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import type { Locale } from '../i18n/tags.ts'
import { languageName } from '../i18n/tags.ts'
import { useText } from '../provider/reader.ts'
import { Disclosure, MenuItem } from './Disclosure.tsx'
import { paint } from './paint.ts'
import { SegmentedLinks } from './Segmented.tsx'

export type Language = { code: Locale; href: string; current: boolean }
type Props = { languages: readonly Language[]; onLanguage: (code: Locale) => void }

// A plain click switches in place; a middle click, a modifier or no script follows the address.
const chosen = (code: Locale, onLanguage: Props['onLanguage']) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  onLanguage(code)
}

/** A menu of the languages by their own names. */
export function LanguageSwitch({ languages, onLanguage, compact = false }: Props & { compact?: boolean }) {
  const common = useText('common')
  const current = languages.find((one) => one.current)?.code.toUpperCase() ?? ''
  const face = compact ? (
    <GlobeIcon size={24} aria-hidden />
  ) : (
    <>
      <GlobeIcon size={20} aria-hidden />
      {current}
      <CaretDownIcon size={14} aria-hidden />
    </>
  )
  return (
    <Disclosure label={`${common.language()}: ${current}`} face={face} bare={compact}>
      {(close) => (
        <ul>
          {languages.map(({ code, href, current: here }) => (
            <li key={code}>
              <MenuItem
                as="a"
                {...{ href, hrefLang: code }}
                lang={code}
                {...(here && { 'aria-current': 'true' })}
                onClick={(event) => {
                  chosen(code, onLanguage)(event)
                  close()
                }}
              >
                <span>{languageName[code]}</span>
                {here && <CheckIcon size={20} aria-hidden />}
              </MenuItem>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

/** EN RU DE ES side by side, for the More sheet and the profile. */
export function LanguageSegment({ languages, onLanguage, fill = false }: Props & { fill?: boolean }) {
  const common = useText('common')
  const items = languages.map(({ code, href, current }) => ({
    href,
    current,
    lang: code,
    label: code.toUpperCase(),
    name: `${code.toUpperCase()} ${languageName[code]}`,
    onSelect: () => onLanguage(code),
  }))
  return <SegmentedLinks label={common.language()} items={items} fill={fill} />
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
    borderRadius: 12,
    color: paint(theme).text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...theme.typography.subtitle2,
    '&:hover': { backgroundColor: paint(theme).surface.hover },
    '&[aria-current]': { color: paint(theme).text.primary, fontWeight: 500 },
    // Always in sight, so it is set in the fallback's face: no Cyrillic file for one word.
    '&.foreign': { fontFamily: '"Geologica Fallback", "Geologica Fallback Android", system-ui, sans-serif' },
  },
}))

/** All names in a row, for the footer. */
export function LanguageList({ languages, onLanguage }: Props) {
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
