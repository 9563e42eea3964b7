import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { BalanceList, Preferences, UserSettings } from '#sdk'
import { feesOf } from '../../lib/fees.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Terms } from '../../lib/withdrawal.ts'
import type { Draft } from '../../forms/draft.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { ErrorArt } from '../../parts/illustrations/ErrorArt.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { SavedAt } from '../../parts/SavedAt.tsx'
import { Card } from '../../parts/Section.tsx'
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx'
import { Stepper } from '../../parts/Stepper.tsx'
import { desktop } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'
import type { MeanwhileLinks } from './Meanwhile.tsx'
import { Blocked, Meanwhile, useBlock } from './Meanwhile.tsx'

type Href = string | null

/** What both forms take: to a wallet and to a card. */
export interface RequestProps<Request> {
  balances: Loadable<BalanceList>
  preferences: Loadable<Preferences>
  settings: Loadable<Partial<UserSettings>>
  /** The form, or its values as they will be sent. */
  step: 'details' | 'review'
  onReview: () => void
  onEdit: () => void
  submission: Submission
  outcome: Outcome
  onSend: (request: Request) => void
  draft: Draft
  /** The reader hid amounts. */
  hidden: boolean
  links: MeanwhileLinks & { trustedWallets: Href; transactions: Href }
}

/** Where one is in a withdrawal. */
export function Steps({ current }: { current: number }) {
  const t = useText('withdraw').steps
  return (
    <Flow>
      <Stepper steps={[t.details(), t.check(), t.code(), t.done()]} current={current} />
    </Flow>
  )
}
const Flow = styled('div')({ [desktop]: { maxWidth: 'calc(58.333% - 8px)' } })

/** What the form is drawn with, once everything is there. */
export type Ready = {
  balances: BalanceList
  terms: Terms
  /** Hours. */
  delay: number
  settings: Partial<UserSettings>
  /** The end of a block, or `null`. */
  until: string | null
  savedAt: number | undefined
}

type Props = Pick<RequestProps<never>, 'balances' | 'preferences' | 'settings' | 'links'> & {
  /** What can be sent this way; `null` for every token. */
  tokens: readonly string[] | null
  children: (ready: Ready) => ReactNode
}

/** A withdrawal's form once its reads are there; nothing to send is said instead of it. */
export function RequestPage({ balances, preferences, settings, tokens, links, children }: Props) {
  const t = useText('withdraw').form
  return (
    <Page>
      <Loaded
        from={joinLoadables(balances, preferences, settings)}
        skeleton={<Waiting />}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt />}
        card
      >
        {([list, prices, rules], { savedAt }) => (
          <Body list={list} prices={prices} settings={rules} tokens={tokens} links={links} savedAt={savedAt}>
            {children}
          </Body>
        )}
      </Loaded>
    </Page>
  )
}

type BodyProps = Pick<Props, 'tokens' | 'links' | 'children'> &
  Pick<Ready, 'settings' | 'savedAt'> & { list: BalanceList; prices: Preferences }

function Body({ list, prices, settings, tokens, links, savedAt, children }: BodyProps) {
  const t = useText('withdraw').none
  const until = useBlock(settings)
  const sendable = list.data.filter(({ token }) => tokens === null || tokens.includes(token))
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
  return children({ balances: list, terms, delay: prices.withdraw_delay, settings, until, savedAt })
}

type GridProps = { ready: Ready; form: ReactNode; aside: ReactNode; review: ReactNode | null; links: MeanwhileLinks }

/** The steps or the block, the form or its review, and beside it what it comes to. */
export function RequestGrid({ ready: { until, settings, savedAt }, form, aside, review, links }: GridProps) {
  return (
    <>
      {until === null ? <Steps current={review === null ? 0 : 1} /> : <Blocked settings={settings} until={until} />}
      {savedAt !== undefined && <SavedAt at={savedAt} />}
      <Grid>
        <Cell span={7}>
          {/* The form stays while its values are reviewed: nothing typed is lost. */}
          <Kept hidden={review !== null}>{form}</Kept>
          {review}
        </Cell>
        <Side>{until === null ? aside : <Meanwhile settings={settings} links={links} />}</Side>
      </Grid>
    </>
  )
}

const Kept = styled('div')({ minWidth: 0, '&[hidden]': { display: 'none' } })
// Beside the form the panels keep their own height.
const Side = styled('div')({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  alignSelf: 'start',
  [desktop]: { gridColumn: 'span 5', gap: 20 },
})

const Lines = styled('div')({ display: 'grid', gap: 24 })

const Waiting = () => (
  <Grid>
    <Cell span={7}>
      <Card>
        <Lines>
          <Skeleton height={128} />
          <SkeletonRows count={2} amount={false} />
          <Skeleton height={64} />
          <Skeleton height={52} />
        </Lines>
      </Card>
    </Cell>
    <Side>
      <Card variant="sunken">
        <SkeletonRows count={4} />
      </Card>
    </Side>
  </Grid>
)
