import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Notice } from '../parts/Notice.tsx'
import { paint } from '../parts/paint.ts'
import { useText } from '../provider/reader.ts'
import type { WrongField } from './useSchemaForm.ts'

const List = styled('ul')(({ theme }) => ({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', minHeight: 24, color: paint(theme).text.primary, textUnderlineOffset: 3 },
}))

const toField = (event: MouseEvent<HTMLAnchorElement>) => {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Where so many fields are wrong that they are not all in sight: each with the way to it. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const words = useText('forms').summary
  return (
    <Notice tone="negative" title={words.title({ count: wrong.length })}>
      <List>
        {wrong.map((field) => (
          <li key={field.name}>
            <a href={`#${field.id}`} onClick={toField}>
              {field.message}
            </a>
          </li>
        ))}
      </List>
    </Notice>
  )
}
