import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Searched } from './Searched.tsx'

export interface Shown {
  name: string
  request?: unknown
  answer?: unknown
  /** If the contract has more than one. */
  answers?: Readonly<Record<string, unknown>>
}

const Summary = styled('summary')(({ theme }) => ({ minHeight: 44, padding: '10px 0', cursor: 'pointer', ...theme.typography.subtitle2 }))
const Json = styled('pre')(({ theme }) => ({
  margin: '0 0 12px',
  padding: 12,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  overflowX: 'auto',
  ...theme.typography.caption,
  fontFamily: 'ui-monospace, monospace',
}))

function Value({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <p>{title}</p>
      <Json tabIndex={0} role="region" aria-label={title}>
        {JSON.stringify(value, null, 2)}
      </Json>
    </>
  )
}

function Operation({ name, request, answer, answers }: Shown) {
  const [open, setOpen] = useState(false)
  const given = Object.entries(answers ?? (answer === undefined ? {} : { answer }))
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{name}</Summary>
      {open && (
        <>
          {request !== undefined && <Value title={`${name}, request`} value={request} />}
          {given.map(([title, value]) => (
            <Value key={title} title={`${name}, ${title}`} value={value} />
          ))}
          {request === undefined && given.length === 0 && <p>No request body and no response body.</p>}
        </>
      )}
    </details>
  )
}

/** Requests and responses from the contract's examples: the same values that fixtures and tests use. */
export const Examples = ({ shown }: { shown: readonly Shown[] }) => (
  <Searched
    title="Contract examples"
    lead="One for each request and response, checked against its schema. Generated from the YAML by npm run sdk."
    label="Operation, field or value"
    all={shown}
    keyOf={({ name }) => name}
    nothing="No example has that in it."
    dense
  >
    {(one) => <Operation {...one} />}
  </Searched>
)
