import { styled } from '@mui/material/styles'
import type { ReferralStatistic, TrustedWallet, UserInsurance, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, ready } from '../../lib/loadable.ts'
import { CardGridItem } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { useNearViewport } from '../../components/utils/useNearViewport.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { ProtectionCardProps } from './ProtectionCard.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import { RankCard } from './RankCard.tsx'
import { ProtectionSkeleton, RankSkeleton } from './skeletons.tsx'

/** How far below the screen the cards are when their data is requested, in px: half a swipe. */
const NEAR = 200

// If the other column is higher, only the last card grows: the rest may be in view.
export const Side = styled(CardGridItem)({ '& > :not(:last-child)': { flex: 'none' } })

export interface RankAndProtectionProps {
  referral: Loadable<ReferralStatistic>
  verification: Loadable<VerificationStatus>
  wallets: Loadable<TrustedWallet[]>
  insurances: Loadable<UserInsurance[]> | null
  onRankNear: () => void
  links: ProtectionCardProps['links'] & { referral: string | null }
}

/** The rank in the referral programme, and how well the account is protected. */
export function RankAndProtection({ referral, verification, wallets, insurances, onRankNear, links }: RankAndProtectionProps) {
  const t = useTranslations('cabinet')
  const place = useNearViewport(onRankNear, NEAR)
  const protection = joinLoadables<[VerificationStatus, TrustedWallet[], UserInsurance[] | null]>(
    verification,
    wallets,
    insurances ?? ready(null),
  )
  return (
    <Side span={5} ref={place}>
      <LoadableView from={referral} skeleton={<RankSkeleton />} failed={t.rank.failed()} card>
        {(value) => <RankCard referral={value} link={links.referral} />}
      </LoadableView>
      <LoadableView from={protection} skeleton={<ProtectionSkeleton />} failed={t.protection.failed()} card>
        {([status, trusted, policies]) => <ProtectionCard verification={status} wallets={trusted} insurances={policies} links={links} />}
      </LoadableView>
    </Side>
  )
}
