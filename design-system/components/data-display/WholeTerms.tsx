import Box from '@mui/material/Box'
import { Fragment, createElement } from 'react'

const drawTerm = (term: string) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {term}
  </Box>
)

// A network's standard with its number, and two compounds whose first part says nothing at the end of a line.
const terms = /(\b[A-Z]+-\d+|\btwo-factor|\bE-Mail)/i

/**
 * A text that breaks no term at its hyphen: "BEP-20", "two-factor", "E-Mail". Its characters stay as they are, so that searching, copying and screen
 * readers get them; the typeface has no no-break hyphen either.
 */
export const WholeTerms = ({
  children,
}: {
  /** The whole text. */
  children: string
}) => createElement(Fragment, null, ...children.split(terms).map((part, at) => (at % 2 === 0 ? part : drawTerm(part))))
