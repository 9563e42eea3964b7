import Box from '@mui/material/Box'
import BankIcon from '@phosphor-icons/core/regular/bank.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import type { Preferences, UserSettings } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, loading } from '../../lib/loadable.ts'
import { feesOf, shownFee } from '../../lib/fees.ts'
import { isZero } from '../../lib/money.ts'
import { ChoiceCard } from '../../components/inputs/ChoiceCard.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import type { MeanwhileLinks } from './WithdrawalsBlocked.tsx'
import { useBlock } from './useBlock.ts'
import { WithdrawalsBlocked } from './WithdrawalsBlocked.tsx'
import { useDelay } from './Summary.tsx'
import type { WaitingWithdrawal } from './WaitingCodes.tsx'
import { WaitingCodes } from './WaitingCodes.tsx'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

export interface WithdrawChoiceScreenProps {
  /** Fees and times named on the two choices. */
  preferences: Loadable<Preferences>
  /** Whether withdrawals are blocked, until when and why. */
  settings: Loadable<Partial<UserSettings>>
  /** Withdrawals that wait for their codes; `null` until known: the line about them comes above the choices and would move them. */
  waiting: readonly WaitingWithdrawal[] | null
  /** The two forms, and what a blocked user can do. */
  links: MeanwhileLinks & { wallet: string | null; card: string | null }
}

/** A wallet or a card: what can be sent, what it costs, and how long it takes. */
export function WithdrawChoiceScreen({ preferences, settings, waiting, links }: WithdrawChoiceScreenProps) {
  const t = useTranslations('withdraw').form
  const rules = joinLoadables(preferences, settings)
  return (
    <PageStack>
      <WaitingCodes waiting={waiting ?? []} settings={settings.state === 'ready' ? settings.value : {}} />
      <LoadableView
        from={rules.state === 'ready' && waiting === null ? loading : rules}
        skeleton={<Waiting />}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt />}
        card
      >
        {([prices, rules]) => <Choice prices={prices} settings={rules} links={links} />}
      </LoadableView>
    </PageStack>
  )
}

type ChoiceProps = Pick<WithdrawChoiceScreenProps, 'links'> & { prices: Preferences; settings: Partial<UserSettings> }

/** The fee of a withdrawal, in each token that it can be paid in. */
function useFeeText(prices: Preferences): string {
  const t = useTranslations('withdraw').choice
  const format = useFormat()
  if (isZero(prices.tokens_operations_fee)) return t.noFee()
  const [usdt = '', matu] = feesOf(prices).map((fee) => format.money(shownFee(fee), fee.token))
  return matu === undefined ? usdt : t.eitherFee({ usdt, matu })
}

function Choice({ prices, settings, links }: ChoiceProps) {
  const t = useTranslations('withdraw')
  const until = useBlock(settings)
  const wait = useDelay(prices.withdraw_delay)
  const fee = useFeeText(prices)
  const only = settings.trusted_wallets_only === true
  const factsOf = (tokens: string, credited: string) => [
    { name: t.choice.tokens(), value: tokens },
    { name: t.summary.fee(), value: fee },
    { name: t.choice.time(), value: wait },
    { name: t.choice.credited(), value: credited },
  ]
  if (until !== null) return <WithdrawalsBlocked settings={settings} until={until} links={links} />
  return (
    <CardGrid>
      <CardGridItem span={6}>
        <ChoiceCard
          art={<WalletIcon width={28} height={28} />}
          title={t.choice.wallet.title()}
          facts={factsOf('MATU, USDT, BNB', t.choice.wallet.credited())}
          href={links.wallet}
        >
          <WholeTerms>{only ? t.only.walletText() : t.choice.wallet.text()}</WholeTerms>
        </ChoiceCard>
      </CardGridItem>
      <CardGridItem span={6}>
        <ChoiceCard
          art={<BankIcon width={28} height={28} />}
          title={t.choice.card.title()}
          facts={factsOf('USDT', t.choice.card.credited())}
          href={only ? null : links.card}
          state={only && <StatusChip>{t.only.cardOff()}</StatusChip>}
        >
          {only ? t.only.cardText() : t.choice.card.text()}
        </ChoiceCard>
      </CardGridItem>
    </CardGrid>
  )
}

const Waiting = () => (
  <CardGrid>
    {[0, 1].map((one) => (
      <CardGridItem key={one} span={6}>
        <Card>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Skeleton width={56} height={56} round />
            <SkeletonRows count={4} />
          </Box>
        </Card>
      </CardGridItem>
    ))}
  </CardGrid>
)
