import { useState } from 'react'
import { CabinetMainScreen } from '#design-system/screens/cabinet/CabinetMainScreen.tsx'
import { mapLoadable, ready } from '#design-system/lib/loadable.ts'
import {
  getGetUtaBalanceQueryOptions,
  getListActiveBannersQueryOptions,
  getListBalancesQueryOptions,
  getListTransactionsQueryOptions,
  getListUtaSubscriptionsQueryOptions,
  useCloseBanner,
  useGetReferralStatistic,
  useGetUserSettings,
  useGetUtaBalance,
  useGetVerificationStatus,
  useListActiveBanners,
  useListBalances,
  useListTransactions,
  useListTrustedWallets,
  useListUserInsurances,
  useListUtaSubscriptions,
} from '#sdk'
import type { PromoBannerType } from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { LATEST_TRANSACTIONS } from '../../lib/constants.ts'
import { useKnownNeeds } from '../../hooks/needs-context.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useConfig, usePreferences, useSession } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'
import { accountSearch } from '../bonus/exchange-search-params.ts'
import { useReservedRoom } from './use-reserved-room.ts'

export const queries: PageQueries = (client) => [
  client.prefetchQuery(getListBalancesQueryOptions()),
  client.prefetchQuery(getListUtaSubscriptionsQueryOptions()),
  client.prefetchQuery(getGetUtaBalanceQueryOptions()),
  client.prefetchQuery(getListTransactionsQueryOptions({ per_page: LATEST_TRANSACTIONS })),
  client.prefetchQuery(getListActiveBannersQueryOptions()),
]

export default function CabinetMainPage() {
  const { ui } = getEnvironment()
  const config = useConfig()
  const { to } = usePath()
  const { banners: closed } = usePreferences()
  const { verification, twoFactor } = useSession()
  // The server refuses trusted wallets to users who may not open their pages.
  const trusted = verification === 'verified' && twoFactor
  const wallets = toLoadable(useListTrustedWallets({ query: { enabled: trusted } }))
  const [rankIsNear, setRankIsNear] = useState(false)
  const rank = useGetReferralStatistic({ query: { enabled: rankIsNear } })
  const insured = useListUserInsurances({ query: { enabled: rankIsNear && config.flags.insurance } })
  const { mutateAsync: close } = useCloseBanner()
  const closing = useWrite({
    mutationFn: async (type: string) => {
      // Closed at once, here and in other tabs; the server is informed for the user's other devices. If that fails, the banner still stays closed here.
      ui.change({ banners: [...closed, type] })
      // Returns the server's type unchanged, even one that this version does not know.
      await close({ data: { type: type as PromoBannerType } })
    },
  })
  const banners = toLoadable(useListActiveBanners())
  // Skips banners closed on another device, or just now in this tab.
  const banner = mapLoadable(banners, (list) => {
    const gone = new Set<string>([...closed, ...list.closed])
    return list.data.find(({ type }) => !gone.has(type)) ?? null
  })
  const news = useReservedRoom('news', banner.state === 'loading' ? null : banner.state === 'ready' && banner.value !== null, false)
  const needs = useKnownNeeds()
  const room = useReservedRoom('needs', needs && needs.length > 0, true)
  return (
    <CabinetMainScreen
      balances={toLoadable(useListBalances())}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      subscriptions={toRows(useListUtaSubscriptions())}
      uta={toLoadable(useGetUtaBalance())}
      referral={toLoadable(rank)}
      banner={banner}
      // Never both: what needs the user comes first.
      bannerPlace={news.kept && !room.kept ? 'top' : 'later'}
      onBannerHeight={news.onHeight}
      needs={needs && { items: needs, late: !room.kept, onHeight: room.onHeight }}
      transactions={toRows(useListTransactions({ per_page: LATEST_TRANSACTIONS }))}
      verification={toLoadable(useGetVerificationStatus())}
      wallets={trusted || verification === 'unknown' ? mapLoadable(wallets, ({ data }) => data) : ready([])}
      insurances={config.flags.insurance ? toRows(insured) : null}
      onRankNear={() => setRankIsNear(true)}
      closing={toSubmission(closing)}
      onCloseBanner={closing.mutate}
      links={{
        refill: to('/cabinet/actives/refill'),
        withdraw: to('/cabinet/actives/withdraw'),
        exchange: to('/cabinet/bonus-account/exchange', { search: accountSearch('main') }),
        token: (symbol) => to('/cabinet/actives/token/:symbol', { params: { symbol } }),
        uta: to('/cabinet/trade/uta'),
        utaRefill: to('/cabinet/trade/uta/refill'),
        utaSubscribe: to('/cabinet/trade/uta/subscribe'),
        transactions: to('/cabinet/trade/transactions'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
        referral: to('/cabinet/referral'),
        verification: to('/cabinet/profile/verification'),
        twoFactor: to('/cabinet/profile/2fa'),
        trustedWallets: to('/cabinet/profile/trusted-wallets'),
        insurance: to('/cabinet/trade/uta/insurance'),
        promo: to('/cabinet/promo-summer/status'),
      }}
    />
  )
}
