import Typography from '@mui/material/Typography'
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
            <dd>{use.pages.map(every).join(', ') || 'none'}</dd>
            <dt>Screens</dt>
            <dd>{use.screens.map(short).join(', ') || 'none'}</dd>
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
