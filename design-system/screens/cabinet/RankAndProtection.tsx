import type { TrustedWallet, UserInsurance, VerificationStatus } from '#sdk'
import { joinLoadables, ready } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/LoadableView.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { CabinetMainScreenProps } from './CabinetMainScreen.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import { RankCard } from './RankCard.tsx'
import { ProtectionSkeleton, RankSkeleton } from './skeletons.tsx'

export type RankAndProtectionProps = Pick<CabinetMainScreenProps, 'referral' | 'verification' | 'wallets' | 'insurances' | 'links'>

/** The rank in the referral programme, and how well the account is protected. */
export function RankAndProtection({ referral, verification, wallets, insurances, links }: RankAndProtectionProps) {
  const t = useTranslations('cabinet')
  const protection = joinLoadables<[VerificationStatus, TrustedWallet[], UserInsurance[] | null]>(
    verification,
    wallets,
    insurances ?? ready(null),
  )
  return (
    <>
      <LoadableView from={referral} skeleton={<RankSkeleton />} failed={t.rank.failed()} card>
        {(value) => <RankCard referral={value} link={links.referral} />}
      </LoadableView>
      <LoadableView from={protection} skeleton={<ProtectionSkeleton />} failed={t.protection.failed()} card>
        {([status, trusted, policies]) => <ProtectionCard verification={status} wallets={trusted} insurances={policies} links={links} />}
      </LoadableView>
    </>
  )
}
