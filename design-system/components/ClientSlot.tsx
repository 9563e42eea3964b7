import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** What a prerendered page cannot know about its user: whether there is a page to return to, an invitation, or permission to load Google. */
const unknown = ['return-to', 'invited', 'google'] as const
export type Unknown = (typeof unknown)[number]

const Root = styled('div')({
  display: 'none',
  ...Object.fromEntries(unknown.map((of) => [`[data-ahead~="${of}"] &[data-of="${of}"]`, { display: 'contents' }])),
})

/**
 * Placeholder in a prerendered page for content that only the client knows. Visible if the root element lists it in `data-ahead`
 * (app/build/prerender/inline/mark-client-slots.ts), so the real content replaces it without a layout shift.
 */
export const ClientSlot = ({
  of,
  children,
}: {
  /** Which knowledge the slot waits for: the page to return to after signing in, the inviter, or whether Google may be used. */
  of: Unknown
  /** The content that will most likely replace it, in its final size. */
  children: ReactNode
}) => <Root data-of={of}>{children}</Root>
