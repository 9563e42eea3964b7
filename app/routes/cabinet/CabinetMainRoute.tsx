import { CabinetMainScreen } from '#design-system/screens/cabinet/CabinetMainScreen.tsx'
import { mapLoadable, ready } from '#design-system/lib/loadable.ts'
import {
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
import { toLoadable } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useApp, useConfig, useUi, useView } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { fromAssets } from '../bonus/exchange-place.ts'
import { useRoomForNews } from './use-room-for-news.ts'

const LATEST = 6

export default function CabinetMainRoute() {
  const { ui } = useApp().page
  const config = useConfig()
  const { to, link } = usePath()
  const { hidden, banners: closed } = useUi()
  const { verification, twoFactor } = useView()
  // The server keeps them from whoever may not open their pages (decisions.md §3).
  const trusted = verification === 'verified' && twoFactor
  const wallets = toLoadable(useListTrustedWallets({ query: { enabled: trusted } }))
  const insured = useListUserInsurances({ query: { enabled: config.flags.insurance } })
  const { mutateAsync: close } = useCloseBanner()
  const [closing, onCloseBanner] = useSubmission(async (type: string) => {
    // Gone at once, here and in other tabs; the server is told so that other devices know. If it cannot be told, it stays closed here.
    ui.change({ banners: [...closed, type] })
    // The server's own word goes back to it, also one that this version does not know.
    await close({ data: { type: type as PromoBannerType } })
  })
  const banners = toLoadable(useListActiveBanners())
  const banner = mapLoadable(banners, ({ data }) => data.find(({ type }) => !(closed as readonly string[]).includes(type)) ?? null)
  const [kept, onBannerHeight] = useRoomForNews(banner.state === 'loading' ? null : banner.state === 'ready' && banner.value !== null)
  return (
    <CabinetMainScreen
      balances={toLoadable(useListBalances())}
      settings={toLoadable(useGetUserSettings())}
      subscriptions={mapLoadable(toLoadable(useListUtaSubscriptions()), ({ data }) => data)}
      uta={toLoadable(useGetUtaBalance())}
      referral={toLoadable(useGetReferralStatistic())}
      banner={banner}
      bannerLast={!kept}
      onBannerHeight={onBannerHeight}
      transactions={mapLoadable(toLoadable(useListTransactions({ per_page: LATEST })), ({ data }) => data)}
      verification={toLoadable(useGetVerificationStatus())}
      wallets={trusted || verification === 'unknown' ? mapLoadable(wallets, ({ data }) => data) : ready([])}
      insurances={config.flags.insurance ? mapLoadable(toLoadable(insured), ({ data }) => data) : null}
      hidden={hidden}
      onHidden={(next) => ui.change({ hidden: next })}
      closing={closing}
      onCloseBanner={onCloseBanner}
      links={{
        refill: link('/cabinet/actives/refill'),
        withdraw: link('/cabinet/actives/withdraw'),
        exchange: fromAssets(link('/cabinet/bonus-account/exchange')),
        uta: link('/cabinet/trade/uta'),
        utaRefill: link('/cabinet/trade/uta/refill'),
        utaSubscribe: link('/cabinet/trade/uta/subscribe'),
        transactions: link('/cabinet/trade/transactions'),
        transaction: (id) => `${to('/cabinet/trade/transactions')}?transaction=${encodeURIComponent(id)}`,
        referral: link('/cabinet/referral'),
        verification: link('/cabinet/profile/verification'),
        twoFactor: link('/cabinet/profile/2fa'),
        trustedWallets: link('/cabinet/profile/trusted-wallets'),
        insurance: link('/cabinet/trade/uta/insurance'),
        promo: link('/cabinet/promo-summer/status'),
      }}
    />
  )
}
