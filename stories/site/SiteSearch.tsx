import { styled } from '@mui/material/styles'
import { languageName } from '#design-system/i18n/tags.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Filter, SearchQuery } from './find.ts'
import type { Site } from './site.ts'
import { allStates } from './states.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  '& > label': { display: 'grid', gap: 6, ...theme.typography.caption, color: theme.vars.palette.text.secondary, minWidth: 0 },
  '& > label.wide': { gridColumn: '1 / -1' },
  '& input, & select': {
    ...theme.typography.body1,
    minHeight: 44,
    minWidth: 0,
    width: '100%',
    padding: '0 12px',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.border.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontSize: '1rem',
  },
}))

/** How stories open: in which language, theme and width. */
export type How = Omit<SearchQuery, 'words'>

export const language = (locale: string): string => (locale === 'pseudo' ? 'pseudo' : languageName[locale as Locale])

type FilterFieldsProps = { areas: Site['areas']; filter: Filter; onFilter: (part: Partial<Filter>) => void }

const FilterFields = ({ areas, filter, onFilter }: FilterFieldsProps) => (
  <>
    <label className="wide">
      What, and how: “withdrawals blocked, German, phone, dark”
      <input
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={filter.text}
        onChange={({ target }) => onFilter({ text: target.value })}
      />
    </label>
    <label>
      Area
      <select value={filter.area} onChange={({ target }) => onFilter({ area: target.value })}>
        <option value="">All areas</option>
        {areas.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
    <label>
      States
      <select value={filter.lacks} onChange={({ target }) => onFilter({ lacks: target.value as Filter['lacks'] })}>
        <option value="">All screens</option>
        <option value="any">A state is missing</option>
        {allStates.map((state) => (
          <option key={state} value={state}>{`Without ${state}`}</option>
        ))}
      </select>
    </label>
  </>
)

type HowFieldsProps = { how: How; onHow: (part: How) => void }

const HowFields = ({ how, onHow }: HowFieldsProps) => (
  <>
    <label>
      Open in
      <select value={how.locale ?? ''} onChange={({ target }) => onHow({ locale: target.value })}>
        <option value="">default</option>
        {['en', 'ru', 'de', 'es', 'pseudo'].map((locale) => (
          <option key={locale} value={locale}>
            {language(locale)}
          </option>
        ))}
      </select>
    </label>
    <label>
      Theme
      <select value={how.theme ?? ''} onChange={({ target }) => onHow({ theme: target.value })}>
        <option value="">default</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
    <label>
      Width
      <select value={how.width ?? ''} onChange={({ target }) => onHow({ width: Number(target.value) })}>
        <option value="">default</option>
        {[320, 360, 390, 768, 1024, 1280, 1440].map((width) => (
          <option key={width} value={width}>{`${width} px`}</option>
        ))}
      </select>
    </label>
  </>
)

/** The fields that filter the site map, and those that set how its stories open. */
export const SiteSearch = ({ areas, filter, onFilter, how, onHow }: FilterFieldsProps & HowFieldsProps) => (
  <Fields>
    <FilterFields areas={areas} filter={filter} onFilter={onFilter} />
    <HowFields how={how} onHow={onHow} />
  </Fields>
)
