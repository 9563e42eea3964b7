import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { PageStack } from '#design-system/components/layout/CardGrid.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'

const Field = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  ...theme.typography.body2,
  '& > input': {
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.border.control}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
  },
}))
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  gap: 20,
  '&[data-dense]': { gap: 4 },
})

/** Names and values below an entry. */
export const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '2px 12px',
  margin: '6px 0 0',
  ...theme.typography.caption,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0 },
}))

type Props<T> = {
  title: string
  lead: string
  /** What can be searched for. */
  label: string
  all: readonly T[]
  keyOf: (one: T) => string
  /** Shown when there are no results. */
  nothing: string
  dense?: boolean
  children: (one: T) => ReactNode
}

/** A page about the contract: entries with a full-text search. */
export function Searched<T>({ title, lead, label, all, keyOf, nothing, dense = false, children }: Props<T>) {
  const [query, setQuery] = useState('')
  const text = query.trim().toLowerCase()
  const found = all.filter((one) => JSON.stringify(one).toLowerCase().includes(text))
  return (
    <PageStack>
      <PageHeader title={title} lead={lead} />
      <Card>
        <Field>
          {label}
          <input
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field>
      </Card>
      <Card>
        <List {...(dense && { 'data-dense': '' })}>
          {found.map((one) => (
            <li key={keyOf(one)}>{children(one)}</li>
          ))}
          {found.length === 0 && <li>{nothing}</li>}
        </List>
      </Card>
    </PageStack>
  )
}
