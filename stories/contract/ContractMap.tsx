import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import site from 'virtual:site-map'
import { chip, StoryChip } from '../site/StoryLink.tsx'
import { Lines, Searched } from './Searched.tsx'

export interface Use {
  operation: string
  operationId: string
  tag: string
  origin: string
  functions: string[]
  pages: string[]
  screens: string[]
  stories: string[]
}

const short = (file: string): string =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.(stories\.)?tsx$/, '') ?? file
const every = (page: string): string => (page === '*' ? 'every page of the cabinet' : page)

const firstStoryOf = (screen: string | undefined): string | undefined => site.screens.find(({ name }) => name === screen)?.stories[0]?.id
const pages = new Map(site.areas.flatMap((area) => area.pages.map(({ path, screens }) => [path, screens[0]] as const)))

const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, '& > a': chip(theme) }))

/** Names that lead to the story that shows them; a name without one is plain. */
const Links = ({ names, storyOf }: { names: readonly string[]; storyOf: (name: string) => string | undefined }) => (
  <Chips>
    {names.length === 0 && 'none'}
    {names.map((name) => {
      const id = storyOf(name)
      return id === undefined ? (
        <span key={name}>{`${name} `}</span>
      ) : (
        <StoryChip key={name} id={id}>
          {name}
        </StoryChip>
      )
    })}
  </Chips>
)

/** Operation → SDK function → pages → screens → stories, searchable. */
export function ContractMap({ uses, undocumented }: { uses: readonly Use[]; undocumented: readonly string[] }) {
  const unused = uses.filter(({ pages }) => pages.length === 0)
  return (
    <Searched
      title="Contract map"
      lead={`${uses.length} operations and the code that uses them, read from the sources. ${unused.length === 0 ? 'All are used.' : `No page uses ${unused.map(({ operationId }) => operationId).join(', ')}.`} ${undocumented.length === 0 ? 'No request bypasses the contract.' : `Outside the contract: ${undocumented.join(', ')}.`}`}
      label="Operation, page, screen or story"
      all={uses}
      keyOf={({ operation }) => operation}
      nothing="Nothing has that in its name."
    >
      {(use) => (
        <>
          <Typography component="h2" variant="subtitle1">
            {use.operation}
          </Typography>
          <Lines>
            <dt>SDK</dt>
            <dd>{use.functions.join(', ') || use.operationId}</dd>
            <dt>Pages</dt>
            <dd>
              <Links names={use.pages.map(every)} storyOf={(page) => firstStoryOf(pages.get(page))} />
            </dd>
            <dt>Screens</dt>
            <dd>
              <Links names={use.screens.map(short)} storyOf={firstStoryOf} />
            </dd>
            <dt>Stories</dt>
            <dd>{use.stories.map(short).join(', ') || 'none'}</dd>
            <dt>Origin</dt>
            <dd>{use.origin}</dd>
          </Lines>
        </>
      )}
    </Searched>
  )
}
