import MuiSkeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { keyframes, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { reeded } from '../../theme/mixins.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'
import { radius } from '../../theme/tokens.ts'

const wave = keyframes({ '50%': { opacity: 0.45 } })
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

export type SkeletonProps = {
  /** px or a CSS length; defaults to the full width. */
  width?: number | string
  /** px. */
  height?: number
  /** A disc: for an avatar, a coin or an icon. */
  round?: boolean
  /** The surface it is on: the light card or the dark one. */
  on?: 'card' | 'ink'
}

/** Unfilled reeds in the size of the content to come. Appears after 200 ms, so quick responses never show it. */
export const Skeleton = styled(MuiSkeleton, {
  shouldForwardProp: (name) => !['width', 'height', 'round', 'on', 'sx'].includes(name as string),
})<SkeletonProps>(({ theme, width = '100%', height = 14, round = false, on = 'card' }) => ({
  // Set by classes: MUI's own props would become a style attribute, which the CSP of prerendered pages forbids.
  width,
  maxWidth: '100%',
  height,
  flex: 'none',
  borderRadius: round ? '50%' : radius.text,
  ...(on === 'ink' && { backgroundColor: theme.vars.palette.tickInk.dim }),
  ...reeded,
  animation: `${appear} 200ms step-end both, ${wave} 1.6s ease-in-out 200ms infinite`,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
}))

/** Wraps skeletons: announces once that the region is busy and hides the skeletons from screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    // Takes the place of the content and passes its layout on to the skeleton.
    <Stack aria-busy="true" sx={{ flex: '1 1 auto', minWidth: 0, '& > div': { flex: '1 1 auto' } }}>
      <VisuallyHidden>{t.loading()}</VisuallyHidden>
      <Stack aria-hidden="true" sx={{ gap: 'inherit', minWidth: 0, '& > *': { flex: '1 1 auto' } }}>
        {children}
      </Stack>
    </Stack>
  )
}

const widths = ['46%', '38%', '52%', '34%', '44%', '40%']

/** Skeleton rows of a list: disc, two lines, amount. */
export const SkeletonRows = ({ count = 3, amount = true }: { count?: number; amount?: boolean }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <Stack
        key={at}
        component="span"
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 3.5,
          minHeight: 64,
          py: 3,
          borderBottom: 1,
          borderColor: 'divider',
          '&:last-of-type': { borderBottom: 0 },
        }}
      >
        <Skeleton width={40} height={40} round />
        <Stack component="span" spacing={2} sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Skeleton width={widths[at % widths.length]!} />
          <Skeleton width="28%" height={10} />
        </Stack>
        {amount && <Skeleton width={96} height={18} />}
      </Stack>
    ))}
  </>
)
