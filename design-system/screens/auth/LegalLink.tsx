import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

const inSentence = { verticalAlign: 'baseline', textAlign: 'start' } as const

/** Opens a legal text over the form, so it is a button styled as a link. */
export const LegalLink = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Link component="button" type="button" onClick={onClick} sx={inSentence}>
    {children}
  </Link>
)
