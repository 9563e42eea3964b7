import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { secondsLeft, spokenAttempt } from '../../lib/transfer.ts'
import type { Transfer } from '../../lib/transfer.ts'
import { Button } from '../../components/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PollingProgress } from '../../components/PollingProgress.tsx'
import { Card } from '../../components/Section.tsx'
import Typography from '@mui/material/Typography'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

export type TransferCardProps = {
  transfer: Transfer
  links: { uta: string | null; transactions: string | null; transaction: (id: string) => string; support: string | null }
}

const Root = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 18,
  textAlign: 'center',
  '&&': { paddingTop: 36 },
  '& > p': { maxWidth: '46ch' },
  '& > .wide': { width: '100%', textAlign: 'start' },
  '& > .verbs': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 },
  '& h2:focus-visible': { outline: `2px solid ${theme.vars.palette.border.focus}`, outlineOffset: 4, borderRadius: 4 },
}))

/** Takes the focus on each new state of the flow, but not on each polling attempt. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Typography component="h2" variant="h4" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  )
}

type Words = { art: ReactNode; title: string; text: string; verbs?: ReactNode; under?: ReactNode; spoken: string }

/** A refill of UTA in progress: every attempt, the result, and a next step at any time. */
export function TransferCard({ transfer, links }: TransferCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('utaRefill')
  const format = useFormat()
  const { phase, attempt, attempts, every, delegation, request_id, checkedAt, onCheck, onAgain } = transfer
  const shown = (text: string) => (hidden ? `${format.hidden} USDT` : text)
  const amount = delegation?.amount !== undefined ? shown(format.exact(delegation.amount, 'USDT')) : t.theAmount()
  const running = phase === 'asking' || phase === 'waiting' || phase === 'paused'
  const part = running ? 'running' : phase === 'checking' ? 'gave-up' : phase

  const again = (variant: 'soft' | 'text') => (
    <Button variant={variant} onClick={onAgain}>
      {t.again()}
    </Button>
  )
  const seeTransaction = (variant: 'soft' | 'text') => {
    const id = delegation?.transaction_id
    const href = id === undefined ? links.transactions : links.transaction(id)
    return (
      href !== null && (
        <Button variant={variant} href={href}>
          {id === undefined ? t.seeTransactions() : t.seeTransaction()}
        </Button>
      )
    )
  }
  const started = delegation?.created_at
  const facts = (
    <div className="wide">
      <DescriptionList
        items={[
          { name: t.request(), value: <Typography variant="mono">{request_id}</Typography> },
          { name: t.started(), value: started === undefined ? null : `${format.seconds(started)} ${format.zone(started)}` },
        ]}
      />
    </div>
  )

  const words = (): Words => {
    if (phase === 'done' && delegation)
      return {
        art: <SuccessArt width={190} />,
        title:
          delegation.net_amount === undefined
            ? t.done.titleOpen()
            : t.done.title({ amount: shown(format.money(delegation.net_amount, 'USDT')) }),
        text:
          typeof delegation.balance_after !== 'string'
            ? t.done.next()
            : t.done.text({ balance: shown(format.money(delegation.balance_after, 'USDT')) }),
        verbs: (
          <>
            {links.uta !== null && <Button href={links.uta}>{t.done.open()}</Button>}
            {seeTransaction('soft')}
            {again('text')}
          </>
        ),
        spoken: '',
      }
    if (phase === 'failed')
      return {
        art: <ErrorArt width={190} />,
        title: t.failed.title(),
        text: t.failed.text({ amount }),
        under: delegation?.failure_reason && (
          <div className="wide">
            <Notice tone="negative">{delegation.failure_reason}</Notice>
          </div>
        ),
        verbs: (
          <>
            <Button onClick={onAgain}>{t.failed.again()}</Button>
            {seeTransaction('soft')}
          </>
        ),
        spoken: '',
      }
    if (phase === 'lost')
      return {
        art: <BlockedArt width={190} />,
        title: t.lost.title(),
        text: t.lost.text(),
        under: facts,
        verbs: (
          <>
            {seeTransaction('soft')}
            {again('text')}
          </>
        ),
        spoken: '',
      }
    if (phase === 'gave-up' || phase === 'checking')
      return {
        art: <PollingProgress attempt={attempts} of={attempts} state="gave-up" />,
        title: t.gaveUp.title(),
        text: t.gaveUp.text({ count: attempts, amount }),
        verbs: (
          <>
            <Button busy={phase === 'checking'} onClick={onCheck} startIcon={<ArrowClockwiseIcon width={20} height={20} />}>
              {t.gaveUp.check()}
            </Button>
            {seeTransaction('soft')}
            {links.support !== null && (
              <Button variant="soft" href={links.support}>
                {t.gaveUp.support()}
              </Button>
            )}
            {again('text')}
          </>
        ),
        under: facts,
        spoken: checkedAt === null ? '' : t.gaveUp.checkedAt({ time: format.seconds(checkedAt) }),
      }
    if (phase === 'paused')
      return {
        art: <PollingProgress attempt={attempt} of={attempts} state="paused" />,
        title: t.paused.title(),
        text: t.paused.text({ attempt, count: attempts }),
        under: facts,
        spoken: t.paused.title(),
      }
    return {
      art: <PollingProgress attempt={attempt} of={attempts} />,
      title: t.waiting.title(),
      text: t.waiting.text({ every, attempt: Math.max(1, attempt), count: attempts, left: secondsLeft(transfer) }),
      under: (
        <>
          <div className="wide">
            <Notice tone="plain">{t.waiting.leave()}</Notice>
          </div>
          {facts}
        </>
      ),
      spoken: spokenAttempt(attempt) === 0 ? '' : t.waiting.spoken({ attempt: spokenAttempt(attempt), count: attempts }),
    }
  }
  const content = words()

  return (
    <Root aria-label={t.steps.transfer()}>
      {content.art}
      <Heading key={part}>{content.title}</Heading>
      <Typography component="p" color="textSecondary">
        {content.text}
      </Typography>
      {/* The result of a manual check is visible; automatic attempts are announced only to screen readers. */}
      {part === 'gave-up' ? (
        <Typography component="p" variant="caption" color="textSecondary" role="status">
          {content.spoken}
        </Typography>
      ) : (
        <VisuallyHidden as="p" role="status">
          {content.spoken}
        </VisuallyHidden>
      )}
      {content.verbs && <div className="verbs">{content.verbs}</div>}
      {content.under}
    </Root>
  )
}
