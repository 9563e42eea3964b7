import MuiSkeleton from '@mui/material/Skeleton'
import { keyframes, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { reeded } from './paint.ts'
import { omitProps } from './omitProps.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const wave = keyframes({ '50%': { opacity: 0.45 } })
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

export type SkeletonProps = {
  /** px or a CSS length; by default the whole line. */
  width?: number | string
  /** px. */
  height?: number
  round?: boolean
  on?: 'card' | 'ink'
}

/** Still, unfilled reeds in the size of what is to come. A quick answer never shows them: they appear after 200 ms. */
export const Skeleton = styled(
  MuiSkeleton,
  omitProps('width', 'height', 'round', 'on'),
)<SkeletonProps>(({ theme, width = '100%', height = 14, round = false, on = 'card' }) => ({
  // By classes: as MUI's own props they would be a style attribute, which the policy of a written page forbids.
  width,
  maxWidth: '100%',
  height,
  flex: 'none',
  borderRadius: round ? '50%' : 3,
  ...(on === 'ink' && { backgroundColor: theme.vars.palette.tickInk.dim }),
  ...reeded,
  animation: `${appear} 200ms step-end both, ${wave} 1.6s ease-in-out 200ms infinite`,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
}))

// Takes the place of what it announces, and gives it on to the drawing.
const Region = styled('div')({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0, '& > div': { flex: '1 1 auto' } })
const Drawing = styled(Region)({ gap: 'inherit', '& > *': { flex: '1 1 auto' } })

/** Round skeletons: says that the region is busy, once, and leaves the drawing out. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <Region aria-busy="true">
      <VisuallyHidden>{t.loading()}</VisuallyHidden>
      <Drawing aria-hidden="true">{children}</Drawing>
    </Region>
  )
}

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '12px 0',
  borderBottom: `1px solid ${theme.vars.palette.border.hairline}`,
  '&:last-of-type': { borderBottom: 0 },
  '& > .lines': { flex: '1 1 0', minWidth: 0, display: 'grid', gap: 8 },
}))

const widths = ['46%', '38%', '52%', '34%', '44%', '40%']

/** Rows of a list to come: disc, two lines, amount. */
export const SkeletonRows = ({ count = 3, amount = true }: { count?: number; amount?: boolean }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <Row key={at}>
        <Skeleton width={40} height={40} round />
        <span className="lines">
          <Skeleton width={widths[at % widths.length]!} />
          <Skeleton width="28%" height={10} />
        </span>
        {amount && <Skeleton width={96} height={18} />}
      </Row>
    ))}
  </>
)
