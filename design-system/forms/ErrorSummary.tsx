import Box from '@mui/material/Box'
import type { MouseEvent } from 'react'
import { Notice } from '../components/feedback/Notice.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'

/** A field with an error: its label, the id of its input, and the message. */
export type WrongField = { name: string; label: string; id: string; message: string }

const toField = (event: MouseEvent<HTMLAnchorElement>) => {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Links to the invalid fields, when there are too many to see at once. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const words = useTranslations('forms').summary
  return (
    <Notice severity="error" title={words.title({ count: wrong.length })}>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          '& a': { display: 'inline-block', minHeight: 24, color: 'text.primary', textUnderlineOffset: 3 },
        }}
      >
        {wrong.map((field) => (
          <li key={field.name}>
            <a href={`#${field.id}`} onClick={toField}>
              {field.message}
            </a>
          </li>
        ))}
      </Box>
    </Notice>
  )
}
