import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { BalanceList, Preferences, UserSettings } from '#sdk'
import { ReviewedForm } from '../../forms/ReviewStep.tsx'
import { feesOf } from '../../lib/fees.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, loading } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Terms } from '../../lib/withdrawal.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { FlowStepper } from '../../components/navigation/FlowStepper.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import type { BlockedProps, MeanwhileLinks } from './WithdrawalsBlocked.tsx'
import { useBlock } from './useBlock.ts'
import type { WaitingWithdrawal } from './WaitingCodes.tsx'
import { WaitingCodes } from './WaitingCodes.tsx'

type Href = string | null

/** Props of both withdrawal forms: to a wallet and to a card. */
export interface RequestProps<Request> extends ReviewSteps {
  /** Available amounts per token, which limit what can be entered. */
  balances: Loadable<BalanceList>
  /** Fees and the delay of withdrawals, as the operator set them. */
  preferences: Loadable<Preferences>
  /** Whether withdrawals are blocked, until when and why. */
  settings: Loadable<Partial<UserSettings>>
  /** Withdrawals that wait for their codes; `null` until known: the line about them comes above the form and would move it. */
  waiting: readonly WaitingWithdrawal[] | null
  /** State of sending the request: idle, busy, or refused with messages for the fields. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks the form until it is clear. */
  outcome: Outcome
  /** Sends the reviewed request. */
  onSend: (request: Request) => void
  /** What a blocked user can do, the trusted wallets, and the list in which an unknown outcome will appear. */
  links: MeanwhileLinks & { trustedWallets: Href; transactions: Href }
}

/** Progress of a withdrawal. */
export function Steps({ current }: { current: number }) {
  const t = useTranslations('withdraw').steps
  return <FlowStepper steps={[t.details(), t.check(), t.code(), t.done()]} current={current} />
}

/** Data of the form, once loaded. */
export type Ready = {
  balances: BalanceList
  terms: Terms
  /** Hours. */
  delay: number
  settings: Partial<UserSettings>
  savedAt: number | undefined
}

type Props = Pick<RequestProps<never>, 'balances' | 'preferences' | 'settings' | 'waiting' | 'outcome' | 'links'> & {
  /** Tokens that can be withdrawn with this method; `null` for all. */
  tokens: readonly string[] | null
  children: (ready: Ready) => ReactNode
}

/** A withdrawal form once its data has loaded; says so if withdrawals are blocked or there is nothing to withdraw. */
export function RequestPage({ balances, preferences, settings, waiting, outcome, tokens, links, children }: Props) {
  const t = useTranslations('withdraw').form
  const data = joinLoadables(balances, preferences, settings)
  return (
    <PageStack>
      <WaitingCodes waiting={waiting ?? []} settings={settings.state === 'ready' ? settings.value : {}} />
      <LoadableView
        from={data.state === 'ready' && waiting === null ? loading : data}
        skeleton={<Waiting />}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt />}
        card
      >
        {([list, prices, rules], { savedAt }) => (
          <Body list={list} prices={prices} settings={rules} outcome={outcome} tokens={tokens} links={links} savedAt={savedAt}>
            {children}
          </Body>
        )}
      </LoadableView>
    </PageStack>
  )
}

const LazyWithdrawalsBlocked = lazyComponent<BlockedProps>(async () => (await import('./WithdrawalsBlocked.tsx')).WithdrawalsBlocked)

type BodyProps = Pick<Props, 'outcome' | 'tokens' | 'links' | 'children'> &
  Pick<Ready, 'settings' | 'savedAt'> & { list: BalanceList; prices: Preferences }

function Body({ list, prices, settings, outcome, tokens, links, savedAt, children }: BodyProps) {
  const t = useTranslations('withdraw').none
  const until = useBlock(settings)
  const sendable = list.data.filter(({ token }) => tokens === null || tokens.includes(token))
  // The form stays while the outcome of the last attempt is unknown.
  if (until !== null && outcome.state === 'none')
    return (
      <Suspense fallback={<Waiting />}>
        <LazyWithdrawalsBlocked settings={settings} until={until} links={links} />
      </Suspense>
    )
  if (until === null && sendable.every(({ available }) => isZero(available)))
    return (
      <Card>
        <EmptyState
          title={t.title()}
          illustration={<EmptyArt width={200} />}
          action={
            links.refill !== null && (
              <Button variant="soft" href={links.refill}>
                {t.refill()}
              </Button>
            )
          }
        >
          {list.data.every(({ available }) => isZero(available)) ? t.text() : t.card()}
        </EmptyState>
      </Card>
    )
  const available = (token: string): string => list.data.find((balance) => balance.token === token)?.available ?? '0'
  const terms: Terms = { available, fees: feesOf(prices) }
  return children({ balances: list, terms, delay: prices.withdraw_delay, settings, savedAt })
}

type GridProps = { ready: Ready; form: ReactNode; aside: ReactNode; review: ReactNode | null }

/** The steps, the form with the summary beside it, or its review. */
export function RequestGrid({ ready: { savedAt }, form, aside, review }: GridProps) {
  const wide = review === null
  return (
    <PageStack sx={wide ? {} : centred}>
      <Box sx={wide ? { maxWidth: { md: 'calc(58.333% - 8px)' } } : {}}>
        <Steps current={wide ? 0 : 1} />
      </Box>
      {savedAt !== undefined && <StaleDataLabel at={savedAt} />}
      <CardGrid>
        <CardGridItem span={wide ? 7 : 12}>
          <ReviewedForm form={form} review={review} />
        </CardGridItem>
        <Side span={wide ? 5 : 12}>{aside}</Side>
      </CardGrid>
    </PageStack>
  )
}

// The panels beside the form keep their own height.
const Side = styled(CardGridItem)({ '& > *': { flex: '0 0 auto' } })

const Waiting = () => (
  <CardGrid>
    <CardGridItem span={7}>
      <Card>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Skeleton height={128} />
          <SkeletonRows count={2} amount={false} />
          <Skeleton height={64} />
          <Skeleton height={52} />
        </Box>
      </Card>
    </CardGridItem>
    <Side span={5}>
      <Card variant="sunken">
        <SkeletonRows count={4} />
      </Card>
    </Side>
  </CardGrid>
)
