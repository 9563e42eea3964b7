import ArrowSquareOutIcon from '@phosphor-icons/core/regular/arrow-square-out.svg?react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { CodeSent } from '#sdk'
import { useCountdown } from '../../forms/useCountdown.ts'
import { elapsed, instant } from '../../lib/dates.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { countedMarks, Reeds } from '../../components/brand/Reeds.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { Bot } from './telegram.ts'
import { grouped } from './telegram.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

const Steps = styled('ol')(({ theme }) => ({
  counterReset: 'step',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    counterIncrement: 'step',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 64,
    padding: '12px 0 12px 36px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // The number belongs to the sentence: what wraps below it does not move it.
  '& > li > :first-child': { position: 'relative' },
  '& > li > :first-child::before': {
    ...theme.typography.caption,
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: -36,
    top: 0,
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { overflowWrap: 'anywhere' },
}))

const beside = { flexWrap: 'wrap', alignItems: 'center' } as const

const drawName = (words: string) => <strong>{words}</strong>

/** Number of reeds that show the link's remaining time. */
const reeds = 8

type WaitStepProps = {
  sent: CodeSent
  /** The last status check failed. */
  failed: boolean
  onRefresh: () => void
}

/** The last step: the link's remaining time, and a button that checks the status. */
function WaitStep({ sent, failed, onRefresh }: WaitStepProps) {
  const t = useTranslations('verification')
  const { now } = useDesignSystem()
  const format = useFormat()
  return (
    <li>
      <span>{t.telegram.wait()}</span>
      <Stack component="span" direction="row" spacing={2} sx={beside}>
        <Reeds marks={countedMarks(reeds, Math.floor(elapsed(sent.sent_at, sent.expires_at, now()) * reeds), true)} />
        <Typography variant="caption" color="textSecondary">
          {t.telegram.waiting({ time: format.time(sent.expires_at) })}
        </Typography>
        <Button variant="soft" size="small" onClick={onRefresh}>
          {t.telegram.check()}
        </Button>
      </Stack>
      {failed && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
          {t.telegram.checkFailed()}
        </Typography>
      )}
    </li>
  )
}

type Props = WaitStepProps & {
  bot: Bot
  renewing: boolean
  onRenew: () => void
}

/** The steps through the bot: open it, start it, wait. */
export function TelegramSteps({ bot, sent, failed, onRefresh, renewing, onRenew }: Props) {
  const t = useTranslations('verification')
  const link = useRef<HTMLButtonElement>(null)
  const expired = useCountdown(instant(sent.expires_at)) === 0

  // The button that requested the link is gone: focuses the link.
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  // When the link expires, the focus moves to the button for a new one.
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (expired && document.activeElement === document.body) again.current?.focus({ preventScroll: true })
  }, [expired])

  if (expired)
    return (
      <Notice
        severity="warning"
        title={t.telegram.expired()}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the notice is a block element
        role="status"
        action={
          <Button ref={again} variant="outlined" size="small" busy={renewing} onClick={onRenew}>
            {t.telegram.again()}
          </Button>
        }
      >
        {t.telegram.expiredText()}
      </Notice>
    )
  return (
    <Steps aria-label={t.telegram.steps()}>
      <li>
        <span>{bot.name === null ? t.telegram.botUnnamed() : <Trans text={t.telegram.bot({ name: bot.name })} render={drawName} />}</span>
        <Button
          ref={link}
          href={bot.href}
          startIcon={<ArrowSquareOutIcon width={20} height={20} aria-hidden />}
          {...{ target: '_blank', rel: 'noopener noreferrer' }}
        >
          <span>
            {t.telegram.open()}
            <VisuallyHidden> ({t.telegram.newTab()})</VisuallyHidden>
          </span>
        </Button>
      </li>
      <li>
        <span>{bot.code === null ? t.telegram.press() : t.telegram.send()}</span>
        {bot.code !== null && (
          <Stack component="span" direction="row" spacing={2} sx={beside}>
            <Typography variant="numberLg" sx={{ overflowWrap: 'anywhere', WebkitUserSelect: 'all', userSelect: 'all' }}>
              {grouped(bot.code)}
            </Typography>
            <CopyButton text={bot.code} label={t.copyCode()} />
          </Stack>
        )}
      </li>
      <WaitStep sent={sent} failed={failed} onRefresh={onRefresh} />
    </Steps>
  )
}
