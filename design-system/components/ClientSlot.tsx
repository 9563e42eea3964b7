import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** What a page of the build cannot know of its reader: a page was wanted before this one, somebody invited, Google may be asked. */
const unknown = ['wanted', 'invited', 'google'] as const
export type Unknown = (typeof unknown)[number]

const Root = styled('div')({
  display: 'none',
  ...Object.fromEntries(unknown.map((of) => [`[data-ahead~="${of}"] &[data-of="${of}"]`, { display: 'contents' }])),
})

/**
 * Stands in a page that was written ahead of time for what is only known once it is alive. Seen where the document's root names it (`data-ahead`,
 * app/build/prerender/inline/mark-client-slots.ts): what comes in its place then moves nothing under the reader's finger.
 */
export const ClientSlot = ({ of, children }: { of: Unknown; children: ReactNode }) => <Root data-of={of}>{children}</Root>
