import { styled } from '@mui/material/styles'

/** Placeholder of what needs the user: the application reserves its last height on the root element, as for the banner (PromoBannerStrip.tsx). */
export const NeedsRoom = styled('div')({
  '&:empty': { display: 'none' },
  'html[data-needs] &:empty': { display: 'block', minHeight: 'var(--needs, 64px)' },
})
