import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Page } from '#design-system/parts/Grid.tsx'
import { PageHeader } from '#design-system/parts/PageHeader.tsx'
import { Card } from '#design-system/parts/Section.tsx'
import { Text } from '#design-system/parts/Text.tsx'
import { paint } from '#design-system/parts/paint.ts'
import { Search } from './Search.tsx'

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

const List = styled('ul')({ display: 'grid', gap: 20, listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' })
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '2px 12px',
  margin: '6px 0 0',
  ...theme.typography.caption,
  color: paint(theme).text.secondary,
  '& > dd': { margin: 0 },
}))

const short = (file: string): string =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.(stories\.)?tsx$/, '') ?? file
const every = (page: string): string => (page === '*' ? 'every page of the cabinet' : page)

/** Operation → SDK function → pages → screens → stories, searchable. */
export function ContractMap({ uses, undocumented }: { uses: readonly Use[]; undocumented: readonly string[] }) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = uses.filter((use) => JSON.stringify(use).toLowerCase().includes(wanted))
  const unused = uses.filter(({ pages }) => pages.length === 0)
  return (
    <Page>
      <PageHeader
        title="Contract map"
        lead={`${uses.length} operations and who asks for them, read from the code. ${unused.length === 0 ? 'Every one is used.' : `No page asks for ${unused.map(({ operationId }) => operationId).join(', ')}.`} ${undocumented.length === 0 ? 'Nothing is asked for past the contract.' : `Past the contract: ${undocumented.join(', ')}.`}`}
      />
      <Card>
        <Search label="Operation, page, screen or story" value={query} onChange={setQuery} />
      </Card>
      <Card>
        <List>
          {found.map((use) => (
            <li key={use.operation}>
              <Text as="h2" variant="label">
                {use.operation}
              </Text>
              <Facts>
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
              </Facts>
            </li>
          ))}
          {found.length === 0 && <li>Nothing has that in its name.</li>}
        </List>
      </Card>
    </Page>
  )
}
