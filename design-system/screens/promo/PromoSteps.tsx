import CheckBoldIcon from '@phosphor-icons/core/bold/check-bold.svg?react'
import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Promotion, PromoStep } from '#sdk'
import { compare, portion } from '../../lib/money.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { ShareInvitation } from '../../components/inputs/ShareButton.tsx'
import Typography from '@mui/material/Typography'
import { disc, tabular, insetLine } from '../../theme/mixins.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useStepTitles } from './words.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(210px, 1fr))' },
  gap: { xs: 3, md: 5 },
  '& > li': { display: 'flex', minWidth: 0 },
}

const Step = styled(Card, { shouldForwardProp: (prop) => prop !== 'current' })<{ current: boolean }>(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& .mark': {
    ...disc(36),
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.primary,
    ...theme.typography.subtitle2,
  },
  variants: [
    {
      props: { current: true },
      style: {
        ...insetLine(theme.vars.palette.primary.main, 2),
        '& .mark': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
      },
    },
  ],
}))

export type PromoStepsProps = {
  promotion: Promotion
  /** The user's referral link, for the step that requires partners. */
  invitation: string
  links: { verification: string | null; refill: string | null }
}

/** What the step asks for is there, though the server has not completed it yet: nothing is left to do. */
const isReached = ({ progress, target }: PromoStep): boolean => compare(progress, target) >= 0

/** How far a step has come: done with a date, in progress with the current value, or what it waits for. */
function StepState({ step, at }: { step: PromoStep; at: number }) {
  const t = useTranslations('promo')
  const format = useFormat()
  const { now } = useDesignSystem()
  if (step.state === 'done')
    return (
      <Typography variant="caption" sx={{ color: 'success.main' }}>
        {step.completed_at === null ? t.done() : t.doneOn({ date: format.longDay(step.completed_at, now()) })}
      </Typography>
    )
  if (step.state === 'current' && step.key === 'invite_partners') return <InvitedPartners step={step} />
  if (step.state === 'current' && step.key === 'refill_uta') return <ToppedUp step={step} />
  return (
    <Typography variant="caption" color="textSecondary">
      {step.state !== 'current' ? t.after({ number: at }) : isReached(step) ? t.reached() : t.now()}
    </Typography>
  )
}

function InvitedPartners({ step }: { step: PromoStep }) {
  const t = useTranslations('promo')
  const [done, count] = [Number.parseInt(step.progress, 10), Number.parseInt(step.target, 10)]
  return (
    <>
      <Typography variant="caption" color="textSecondary" sx={tabular}>
        {t.of({ done, count })}
      </Typography>
      <Reeds marks={countedMarks(Math.min(46, count), done, true)} />
    </>
  )
}

function ToppedUp({ step }: { step: PromoStep }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('promo')
  const format = useFormat()
  const done = hidden ? format.hidden : format.amount(step.progress, 'USDT')
  return (
    <>
      <Typography variant="caption" color="textSecondary" sx={tabular}>
        {t.ofAmount({ done, all: format.money(step.target, 'USDT', { whole: true }) })}
      </Typography>
      <ShareBar height={16} segments={hidden ? [] : [{ share: portion(step.progress, step.target) * 100, tone: 'primary' }]} />
    </>
  )
}

/** What the user can do for the current step; `null` if there is nothing. */
function useStepAction({ invitation, links }: Pick<PromoStepsProps, 'invitation' | 'links'>): (step: PromoStep) => ReactNode {
  const t = useTranslations('promo').act
  const button = (href: string | null, label: string) =>
    href !== null && (
      <Button href={href} fullWidth>
        {label}
      </Button>
    )
  return ({ key }) => {
    if (key === 'confirm_telegram') return button(links.verification, t.telegram())
    if (key === 'refill_uta') return button(links.refill, t.refill())
    if (key !== 'invite_partners') return null
    return (
      <>
        <ShareInvitation link={invitation} label={t.share()} variant="contained" />
        <CopyButton text={invitation} label={t.copy()} variant="soft" fullWidth />
      </>
    )
  }
}

/** The steps in order. */
export function PromoSteps({ promotion, invitation, links }: PromoStepsProps) {
  const t = useTranslations('promo')
  const titleOf = useStepTitles(promotion)
  const actionOf = useStepAction({ invitation, links })
  return (
    <Box component="ol" sx={row}>
      {promotion.steps.map((step, at) => {
        const current = step.state === 'current'
        const action = current && !isReached(step) && actionOf(step)
        return (
          <li key={step.key} {...(current && { 'aria-current': 'step' as const })}>
            <Step component="div" current={current}>
              <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
                <span className="mark" aria-hidden="true">
                  {step.state === 'done' ? <CheckBoldIcon width={18} height={18} /> : at + 1}
                </span>
                <VisuallyHidden>{t.number({ number: at + 1 })}</VisuallyHidden>
                <Money value={step.reward} unit="MATU" size="md" sign="always" whole hidden={false} />
              </Stack>
              <Typography component="h3" variant="h6">
                {titleOf(step, at)}
              </Typography>
              <StepState step={step} at={at} />
              {action && (
                <Stack spacing={2} sx={{ mt: 'auto', pt: 1 }}>
                  {action}
                </Stack>
              )}
            </Step>
          </li>
        )
      })}
    </Box>
  )
}
