import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Page } from '#design-system/parts/Grid.tsx'
import { PageHeader } from '#design-system/parts/PageHeader.tsx'
import { Card } from '#design-system/parts/Section.tsx'
import { Text } from '#design-system/parts/Text.tsx'
import { paint } from '#design-system/parts/paint.ts'
import { Search } from './Search.tsx'

type Language = 'en' | 'ru' | 'de' | 'es'

export interface Refusal {
  code: string
  texts: Readonly<Record<Language, string>>
  /** Names of components/responses.yaml whose example says it. */
  shownBy: readonly string[]
}

const languages: readonly Language[] = ['en', 'ru', 'de', 'es']
const List = styled('ul')({ display: 'grid', gap: 20, listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' })
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '2px 12px',
  margin: '6px 0 0',
  ...theme.typography.caption,
  '& > dt': { color: paint(theme).text.secondary },
  '& > dd': { margin: 0 },
}))

/** Every sentence of the server that a reader may see, by its code, in the four languages. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = refusals.filter((one) => JSON.stringify(one).toLowerCase().includes(wanted))
  return (
    <Page>
      <PageHeader
        title="Refusals"
        lead={`${refusals.length} sentences of openapi/messages.yaml. Words after a colon are filled in by the server.`}
      />
      <Card>
        <Search label="Code or word" value={query} onChange={setQuery} />
      </Card>
      <Card>
        <List>
          {found.map(({ code, texts, shownBy }) => (
            <li key={code}>
              <Text as="h2" variant="label">
                {code}
              </Text>
              <Facts>
                {languages.map((language) => [
                  <dt key={`${language} name`}>{language}</dt>,
                  <dd key={language} lang={language}>
                    {texts[language]}
                  </dd>,
                ])}
                {shownBy.length > 0 && (
                  <>
                    <dt>Example of</dt>
                    <dd>{shownBy.join(', ')}</dd>
                  </>
                )}
              </Facts>
            </li>
          ))}
          {found.length === 0 && <li>Nothing says that.</li>}
        </List>
      </Card>
    </Page>
  )
}
