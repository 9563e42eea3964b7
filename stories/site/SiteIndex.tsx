import { styled } from '@mui/material/styles'
import { useDeferredValue, useMemo, useState } from 'react'
import { PageStack } from '#design-system/components/layout/CardGrid.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import type { Filter, Found, FoundPage, FoundScreen } from './find.ts'
import { find, missing, nothingFor, parseQuery } from './find.ts'
import type { Site, SiteStory } from './site.ts'
import { language, SiteSearch } from './SiteSearch.tsx'
import type { How } from './SiteSearch.tsx'
import { StoryChip, chip } from './StoryLink.tsx'

const Area = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })
const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '18px 0', display: 'flex', flexDirection: 'column', gap: 10, minWidth: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
}))
// A page beside its states if there is space.
const Entry = styled('li')(({ theme }) => ({
  [theme.breakpoints.up(1000)]: {
    '&&': { display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr)', columnGap: 32, alignItems: 'start' },
  },
}))
const Line = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
const Screens = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, minWidth: 0 })
const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, '& > a': chip(theme) }))
const Gap = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  padding: '4px 12px',
  borderRadius: 999,
  color: theme.vars.palette.text.secondary,
  border: `1px dashed ${theme.vars.palette.border.control}`,
  '&[data-missing]': {
    color: theme.vars.palette.warning.main,
    backgroundColor: theme.vars.palette.warning.light,
    borderColor: theme.vars.palette.warning.main,
  },
}))

const fixed = ({ locale, theme, width }: SiteStory): string =>
  [...(locale ? [language(locale)] : []), ...(theme ? [theme] : []), ...(width ? [String(width)] : [])].join(', ')

function Screen({ found, how, searched, named }: { found: FoundScreen; how: How; searched: boolean; named: boolean }) {
  const { screen, stories } = found
  const shown = new Set(screen.states.flatMap(({ story }) => story ?? []))
  const others = searched ? stories : stories.filter(({ id }) => !shown.has(id))
  return (
    <>
      {named && (
        <Typography variant="subtitle2" color="textSecondary">
          {screen.name}
        </Typography>
      )}
      {!searched && screen.states.length > 0 && (
        <Chips>
          {screen.states.map(({ state, story, never }) =>
            story !== undefined ? (
              <StoryChip key={state} id={story} as={how}>
                {state}
              </StoryChip>
            ) : never !== undefined ? null : (
              <Gap key={state} data-missing="">{`${state} is missing`}</Gap>
            ),
          )}
          {[...Map.groupBy(screen.states, ({ never }) => never)].map(
            ([never, states]) =>
              never !== undefined && <Gap key={never}>{`${states.map(({ state }) => state).join(', ')}: never, ${never}`}</Gap>,
          )}
        </Chips>
      )}
      {others.length > 0 && (
        <Chips>
          {others.map((story) => (
            <StoryChip key={story.id} id={story.id} as={how} note={fixed(story)} about={story.about} quiet={!searched}>
              {story.name}
            </StoryChip>
          ))}
        </Chips>
      )}
    </>
  )
}

const Row = ({ page, how, searched }: { page: FoundPage; how: How; searched: boolean }) => (
  <Entry>
    <Line>
      <Typography component="h3" variant="h6">
        {page.title}
      </Typography>
      <Typography variant="mono">{page.path}</Typography>
      <Typography variant="caption" color="textSecondary">
        {`layout ${page.layout}, ${page.access === 'cabinet' ? 'signed in' : page.access === 'guest' ? 'signed out only' : page.access === 'trusted' ? 'signed in, Telegram and two-factor' : 'public'}`}
      </Typography>
    </Line>
    <Screens>
      {page.screens.map((found) => (
        <Screen key={found.screen.name} found={found} how={how} searched={searched} named={page.screens.length > 1 || page.path === ''} />
      ))}
      {page.screens.length === 0 && (
        <Typography variant="caption" color="textSecondary">
          No screen: it leads on at once.
        </Typography>
      )}
    </Screens>
  </Entry>
)

const Groups = ({ groups, how }: { groups: Found['groups']; how: How }) => (
  <Card>
    <Rows>
      {groups.map(({ title, stories }) => (
        <Entry key={title}>
          <Typography component="h3" variant="subtitle2">
            {title}
          </Typography>
          <Chips>
            {stories.map((story) => (
              <StoryChip key={story.id} id={story.id} as={how} note={fixed(story)} about={story.about} quiet>
                {story.name}
              </StoryChip>
            ))}
          </Chips>
        </Entry>
      ))}
    </Rows>
  </Card>
)

const Fold = styled('details')(({ theme }) => ({
  '& > summary': { ...theme.typography.h4, minHeight: 44, padding: '8px 0', cursor: 'pointer', color: theme.vars.palette.text.primary },
}))

// Everything that is not a page is searched more often than read, so it renders on demand.
function Rest({ groups, how }: { groups: Found['groups']; how: How }) {
  const [open, setOpen] = useState(false)
  const count = groups.reduce((sum, { stories }) => sum + stories.length, 0)
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`Components and other stories, ${count}`}</summary>
      {open && <Groups groups={groups} how={how} />}
    </Fold>
  )
}

// The search is restored when the user returns from a story.
let kept: Filter = { text: '', area: '', lacks: '' }

/** Path → layout → screen → stories → states, including missing ones; links open in the selected language, theme and width. */
export function SiteIndex({ site, start = kept }: { site: Site; start?: Filter }) {
  const [filter, setFilter] = useState(start)
  const [how, setHow] = useState<How>({})
  const change = (part: Partial<Filter>) => {
    kept = { ...filter, ...part }
    setFilter(kept)
  }
  const asked = useDeferredValue(filter)
  const { words, ...settings } = parseQuery(asked.text)
  const searched = words.length > 0
  const as = { ...how, ...settings }
  const { areas, groups, count } = useMemo(() => find(site, asked), [site, asked])
  const lacking = site.screens.filter((screen) => missing(screen).length > 0)
  const chosen = [...(as.locale ? [language(as.locale)] : []), ...(as.theme ? [as.theme] : []), ...(as.width ? [`${as.width} px`] : [])]
  return (
    <PageStack>
      <PageHeader
        title="Site map"
        lead={`${site.areas.reduce((sum, { pages }) => sum + pages.length, 0)} pages, ${site.screens.length} screens, ${site.screens.reduce((sum, { stories }) => sum + stories.length, 0)} stories of them, read from the code. ${lacking.length === 0 ? 'No screen lacks a state.' : `${lacking.length} screens lack a state.`}`}
      />
      <Card>
        <SiteSearch areas={site.areas} filter={filter} onFilter={change} how={as} onHow={(part) => setHow({ ...how, ...part })} />
      </Card>
      <Typography role="status" variant="body2" color="textSecondary">
        {count === 0 ? nothingFor(site, words) : `${count} stories${chosen.length > 0 ? `, opened as ${chosen.join(', ')}` : ''}`}
      </Typography>
      {areas.map(({ name, pages }) => (
        <Area key={name}>
          <Typography component="h2" variant="h4">
            {name}
          </Typography>
          <Card>
            <Rows>
              {pages.map((page) => (
                <Row key={page.path} page={page} how={as} searched={searched} />
              ))}
            </Rows>
          </Card>
        </Area>
      ))}
      {groups.length > 0 &&
        (searched ? (
          <Area>
            <Typography component="h2" variant="h4">
              Components and other stories
            </Typography>
            <Groups groups={groups} how={as} />
          </Area>
        ) : (
          <Rest groups={groups} how={as} />
        ))}
    </PageStack>
  )
}
