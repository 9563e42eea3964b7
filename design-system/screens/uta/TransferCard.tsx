import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import { styled } from '@mui/material/styles'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { secondsLeft, spokenAttempt } from '../../lib/transfer.ts'
import type { Transfer } from '../../lib/transfer.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { PollingProgress } from '../../components/feedback/PollingProgress.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

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
  // On phones the next step takes the row, the others are quiet below it.
  [theme.breakpoints.down('sm')]: { '& > .verbs': { alignSelf: 'stretch', '& > :first-of-type': { flex: '1 1 100%' } } },
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

type PanelProps = {
  art: ReactNode
  title: string
  text: string
  /** For screen readers, announced when it changes. */
  spoken?: string
  /** Shows `spoken` on the page too. */
  shownStatus?: boolean
  verbs?: ReactNode
  children?: ReactNode
}

function Panel({ art, title, text, spoken = '', shownStatus = false, verbs, children }: PanelProps) {
  return (
    <>
      {art}
      <Heading>{title}</Heading>
      <Typography component="p" color="textSecondary">
        {text}
      </Typography>
      {shownStatus ? (
        <Typography component="p" variant="caption" color="textSecondary" role="status">
          {spoken}
        </Typography>
      ) : (
        <VisuallyHidden as="p" role="status">
          {spoken}
        </VisuallyHidden>
      )}
      {children}
      {verbs && <div className="verbs">{verbs}</div>}
    </>
  )
}

/** Hides an amount if the user hides all amounts. */
function useShownAmount() {
  const hidden = useAmountsHidden()
  const format = useFormat()
  return (text: string) => (hidden ? `${format.hidden} USDT` : text)
}

/** The amount of the transfer, every digit; `null` if the server does not send it. */
function useTransferAmount({ delegation }: Transfer): string | null {
  const format = useFormat()
  const shown = useShownAmount()
  return delegation?.amount === undefined ? null : shown(format.money(delegation.amount, 'USDT'))
}

function AgainButton({ transfer }: Pick<TransferCardProps, 'transfer'>) {
  return (
    <Button variant="text" onClick={transfer.onAgain}>
      {useTranslations('utaRefill').again()}
    </Button>
  )
}

/** Leads to the transaction of the transfer, or to all of them while it is not known. */
function TransactionButton({ transfer, links, variant = 'text' }: TransferCardProps & { variant?: 'text' | 'soft' }) {
  const t = useTranslations('utaRefill')
  const id = transfer.delegation?.transaction_id
  const href = id === undefined ? links.transactions : links.transaction(id)
  if (href === null) return null
  return (
    <Button variant={variant} href={href}>
      {id === undefined ? t.seeTransactions() : t.seeTransaction()}
    </Button>
  )
}

function RequestFacts({ transfer }: Pick<TransferCardProps, 'transfer'>) {
  const t = useTranslations('utaRefill')
  const format = useFormat()
  const started = transfer.delegation?.created_at
  return (
    <div className="wide">
      <DescriptionList
        items={[
          { name: t.request(), value: <Typography variant="mono">{transfer.request_id}</Typography> },
          { name: t.started(), value: started === undefined ? null : `${format.seconds(started)} ${format.zone(started)}` },
        ]}
      />
    </div>
  )
}

function Running({ transfer }: TransferCardProps) {
  const t = useTranslations('utaRefill')
  const { phase, attempt, attempts, every } = transfer
  if (phase === 'paused')
    return (
      <Panel
        art={<PollingProgress attempt={attempt} of={attempts} state="paused" />}
        title={t.paused.title()}
        text={t.paused.text({ attempt, count: attempts })}
        spoken={t.paused.title()}
      >
        <RequestFacts transfer={transfer} />
      </Panel>
    )
  const spoken = spokenAttempt(attempt)
  return (
    <Panel
      art={<PollingProgress attempt={attempt} of={attempts} />}
      title={t.waiting.title()}
      text={t.waiting.text({ every, attempt: Math.max(1, attempt), count: attempts, left: secondsLeft(transfer) })}
      spoken={spoken === 0 ? '' : t.waiting.spoken({ attempt: spoken, count: attempts })}
    >
      <div className="wide">
        <Notice severity="plain">{t.waiting.leave()}</Notice>
      </div>
      <RequestFacts transfer={transfer} />
    </Panel>
  )
}

function Done({ transfer, links }: TransferCardProps) {
  const t = useTranslations('utaRefill')
  const format = useFormat()
  const shown = useShownAmount()
  const { net_amount, balance_after } = transfer.delegation ?? {}
  return (
    <Panel
      art={<SuccessArt width={190} />}
      title={net_amount === undefined ? t.done.titleOpen() : t.done.title({ amount: shown(format.money(net_amount, 'USDT')) })}
      text={typeof balance_after !== 'string' ? t.done.next() : t.done.text({ balance: shown(format.money(balance_after, 'USDT')) })}
      verbs={
        <>
          {links.uta !== null && <Button href={links.uta}>{t.done.open()}</Button>}
          <TransactionButton transfer={transfer} links={links} />
          <AgainButton transfer={transfer} />
        </>
      }
    />
  )
}

function Failed({ transfer, links }: TransferCardProps) {
  const t = useTranslations('utaRefill')
  const amount = useTransferAmount(transfer)
  const reason = transfer.delegation?.failure_reason
  return (
    <Panel
      art={<ErrorArt width={190} />}
      title={t.failed.title()}
      text={amount === null ? t.failed.textOpen() : t.failed.text({ amount })}
      verbs={
        <>
          <Button onClick={transfer.onAgain}>{t.failed.again()}</Button>
          <TransactionButton transfer={transfer} links={links} />
        </>
      }
    >
      {reason && (
        <div className="wide">
          <Notice severity="error">{reason}</Notice>
        </div>
      )}
    </Panel>
  )
}

function Lost({ transfer, links }: TransferCardProps) {
  const t = useTranslations('utaRefill')
  return (
    <Panel
      art={<BlockedArt width={190} />}
      title={t.lost.title()}
      text={t.lost.text()}
      verbs={
        <>
          <TransactionButton transfer={transfer} links={links} variant="soft" />
          <AgainButton transfer={transfer} />
        </>
      }
    >
      <RequestFacts transfer={transfer} />
    </Panel>
  )
}

/** The last attempt has passed. The result of a manual check is visible; automatic attempts are announced only to screen readers. */
function GaveUp({ transfer, links }: TransferCardProps) {
  const t = useTranslations('utaRefill')
  const format = useFormat()
  const amount = useTransferAmount(transfer)
  const { attempts, phase, checkedAt, onCheck } = transfer
  return (
    <Panel
      art={<PollingProgress attempt={attempts} of={attempts} state="gave-up" />}
      title={t.gaveUp.title()}
      text={amount === null ? t.gaveUp.textOpen({ count: attempts }) : t.gaveUp.text({ count: attempts, amount })}
      spoken={checkedAt === null ? '' : t.gaveUp.checkedAt({ time: format.seconds(checkedAt) })}
      shownStatus
      verbs={
        <>
          <Button busy={phase === 'checking'} onClick={onCheck} startIcon={<ArrowClockwiseIcon width={20} height={20} />}>
            {t.gaveUp.check()}
          </Button>
          <TransactionButton transfer={transfer} links={links} />
          {links.support !== null && (
            <Button variant="text" href={links.support}>
              {t.gaveUp.support()}
            </Button>
          )}
          <AgainButton transfer={transfer} />
        </>
      }
    >
      <RequestFacts transfer={transfer} />
    </Panel>
  )
}

/** One component for phases between which the heading keeps its focus. */
const panels: Record<Transfer['phase'], ComponentType<TransferCardProps>> = {
  asking: Running,
  waiting: Running,
  paused: Running,
  done: Done,
  failed: Failed,
  lost: Lost,
  'gave-up': GaveUp,
  checking: GaveUp,
}

/** A refill of UTA in progress: every attempt, the result, and a next step at any time. */
export function TransferCard({ transfer, links }: TransferCardProps) {
  const t = useTranslations('utaRefill')
  const Current = panels[transfer.phase]
  return (
    <Root aria-label={t.steps.transfer()}>
      <Current transfer={transfer} links={links} />
    </Root>
  )
}
