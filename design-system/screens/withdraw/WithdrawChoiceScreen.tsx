import Box from '@mui/material/Box'
import BankIcon from '@phosphor-icons/core/regular/bank.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import type { Preferences, UserSettings } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, loading } from '../../lib/loadable.ts'
import { ChoiceCard } from '../../components/inputs/ChoiceCard.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
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

/** A wallet or a card: how long each takes and what can be sent. */
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
        {([prices, rules]) => <Choice delay={prices.withdraw_delay} settings={rules} links={links} />}
      </LoadableView>
    </PageStack>
  )
}

type ChoiceProps = Pick<WithdrawChoiceScreenProps, 'links'> & { delay: number; settings: Partial<UserSettings> }

function Choice({ delay, settings, links }: ChoiceProps) {
  const t = useTranslations('withdraw')
  const until = useBlock(settings)
  const wait = useDelay(delay)
  const only = settings.trusted_wallets_only === true
  if (until !== null) return <WithdrawalsBlocked settings={settings} until={until} links={links} />
  return (
    <CardGrid>
      <CardGridItem span={6}>
        <ChoiceCard
          art={<WalletIcon width={28} height={28} />}
          title={t.choice.wallet.title()}
          facts={[
            { name: t.choice.time(), value: wait },
            { name: t.choice.tokens(), value: 'MATU, USDT, BNB' },
          ]}
          action={{ label: t.choice.chooseWallet(), href: links.wallet }}
        >
          <WholeTerms>{only ? t.only.walletText() : t.choice.wallet.text()}</WholeTerms>
        </ChoiceCard>
      </CardGridItem>
      <CardGridItem span={6}>
        <ChoiceCard
          art={<BankIcon width={28} height={28} />}
          title={t.choice.card.title()}
          facts={[
            { name: t.choice.time(), value: wait },
            { name: t.choice.tokens(), value: 'USDT' },
          ]}
          action={only ? { label: t.only.cardOff(), href: null } : { label: t.choice.chooseCard(), href: links.card }}
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
            <Skeleton width={72} height={72} round />
            <SkeletonRows count={3} />
          </Box>
        </Card>
      </CardGridItem>
    ))}
  </CardGrid>
)
