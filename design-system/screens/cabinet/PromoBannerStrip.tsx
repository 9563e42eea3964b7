import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { PromoBanner } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { daysLeft, elapsed } from '../../lib/dates.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { IconButton } from '../../components/inputs/IconButton.tsx'
import { Reeds } from '../../components/brand/Reeds.tsx'
import type { ReedMark } from '../../components/brand/Reeds.tsx'
import Typography from '@mui/material/Typography'
import { useReportedHeight } from '../../components/utils/useReportedHeight.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'

/**
 * Placeholder of the banner. The application sets on the root element whether a banner is expected and how high the last one was, so that its space
 * is reserved while it loads.
 */
export const BannerRoom = styled('div')({
  '&:empty': { display: 'none' },
  // What needs the user takes its place.
  'html[data-news]:not([data-needs]) &:empty': { display: 'block', minHeight: 'var(--news, 60px)' },
  // Takes no place and is not there for anyone.
  '&[data-later]': { position: 'absolute', insetInline: 0, top: 0, visibility: 'hidden' },
})

const Root = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: 60,
  padding: '8px 8px 8px 20px',
  '& > .words': { flex: '1 1 0', minWidth: 0 },
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    flexWrap: 'wrap',
    gap: 10,
    padding: '14px 56px 14px 16px',
    '& > .term': { width: '100%', maxWidth: 270 },
    '& > .words': { flexBasis: '100%' },
    '& strong': { display: 'block' },
    '& > .close': { position: 'absolute', right: 6, top: 6 },
  },
})) as typeof Paper

const reeds = 30

export type PromoBannerStripProps = {
  banner: PromoBanner
  /** Link of the banner's button; without it there is no button. */
  href: string | null
  closing: Submission
  onClose: (type: string) => void
  /** Reports the banner's height in px, initially and on every change. */
  onHeight: (height: number) => void
}

/** Shows one news item at a time; closing it is permanent. */
export function PromoBannerStrip({ banner, href, closing, onClose, onHeight }: PromoBannerStripProps) {
  const t = useTranslations('cabinet').banner
  const common = useTranslations('common')
  const frame = useTranslations('frame')
  const { now } = useDesignSystem()
  const { type, starts_at, ends_at, steps_done, steps_total } = banner
  const root = useRef<HTMLElement>(null)
  // News of a kind that this version has no texts for is not shown.
  useReportedHeight(root, onHeight)
  const words: Record<string, { title: () => string; text: () => string; action: () => string }> = {
    summer_promotion: {
      title: t.summer,
      text: () =>
        typeof steps_done === 'number' && typeof steps_total === 'number' ? t.summerText({ done: steps_done, all: steps_total }) : '',
      action: t.summerAction,
    },
    two_factor: { title: t.twoFactor, text: t.twoFactorText, action: t.twoFactorAction },
    insurance: { title: t.insurance, text: t.insuranceText, action: t.insuranceAction },
    uta_subscription: { title: t.subscription, text: t.subscriptionText, action: t.subscriptionAction },
  }
  const texts = lookUp(words, type)
  if (!texts) return null
  const over = starts_at !== undefined && ends_at ? elapsed(starts_at, ends_at, now()) : null
  const today = Math.round((over || 0) * (reeds - 1))
  const marks = Array.from({ length: reeds }, (_, at): ReedMark => (at < today ? 'past' : at === today ? 'now' : 'off'))

  return (
    <Root component="aside" variant="card" ref={root} aria-label={t.label()}>
      {over !== null && (
        <span className="term">
          <Reeds marks={marks} dense />
        </span>
      )}
      <Typography variant="body2" color="textSecondary" className="words">
        <Typography component="strong" variant="subtitle2" color="textPrimary">
          {texts.title()}
        </Typography>{' '}
        {ends_at && <>{common.sentence({ text: frame.daysLeft({ count: daysLeft(ends_at, now()) }) })} </>}
        {texts.text()}
      </Typography>
      {href && (
        <Button variant="soft" size="small" href={href}>
          {texts.action()}
        </Button>
      )}
      <IconButton className="close" label={t.close()} onClick={() => onClose(type)} disabled={closing.busy}>
        <XIcon width={20} height={20} />
      </IconButton>
    </Root>
  )
}
