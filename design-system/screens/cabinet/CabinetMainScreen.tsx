import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import type {
  BalanceList,
  PromoBanner,
  ReferralStatistic,
  Transaction,
  TrustedWallet,
  UserInsurance,
  UserSettings,
  UtaBalance,
  UtaSubscription,
  VerificationStatus,
} from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { loading, mapLoadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { withLockedAmount } from '../../lib/utaBalance.ts'
import { tokensWorth } from '../../lib/valuedBalances.ts'
import type { LinkedNeed } from '../../lib/needs.ts'
import type { Submission } from '../../lib/submission.ts'
import { pinnedRoom } from '../../forms/ActionBar.tsx'
import { layer } from '../../theme/tokens.ts'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LazyNeedsYou } from './LazyNeedsYou.ts'
import { LatestTransactions } from './LatestTransactions.tsx'
import { NeedsRoom } from './NeedsRoom.ts'
import { OverviewBalance } from './OverviewBalance.tsx'
import { OverviewBanner } from './OverviewBanner.tsx'
import { RankAndProtection, Side } from './RankAndProtection.tsx'
import { UtaPanel } from './UtaPanel.tsx'

type Href = string | null

export interface CabinetMainScreenProps {
  /** The total worth and the share of each token. */
  balances: Loadable<BalanceList>
  /** Whether withdrawals are blocked, until when and why. */
  settings: Loadable<UserSettings>
  /** The last item is the active one. */
  subscriptions: Loadable<UtaSubscription[]>
  /** The amount working in UTA and this month's result. */
  uta: Loadable<UtaBalance>
  /** Rank, invited people and what they brought. */
  referral: Loadable<ReferralStatistic>
  /** The one announcement of the moment; `null` if there is none or it was closed. */
  banner: Loadable<PromoBanner | null>
  /**
   * The banner's place is above everything else. `later`: it was not reserved, and showing it would move the page, or something needs the user: the
   * banner is only measured, for the next time.
   */
  bannerPlace: 'top' | 'later'
  /** The height in px the banner took, so that the next visit reserves it. */
  onBannerHeight: (height: number) => void
  /**
   * What waits for the user; `null` until known. `late`: no space was reserved, so it lies over the lower edge of the window, where it moves nothing,
   * until the end of the page is in view.
   */
  needs: {
    items: readonly LinkedNeed[]
    late: boolean
    onHeight: (height: number) => void
  } | null
  /** Newest first. */
  transactions: Loadable<Transaction[]>
  /** Which contacts are confirmed and whether two-factor is on: the to-do list. */
  verification: Loadable<VerificationStatus>
  /** Trusted wallets, for the to-do list. */
  wallets: Loadable<TrustedWallet[]>
  /** `null` when insurance is switched off. */
  insurances: Loadable<UserInsurance[]> | null
  /** Called once when rank and insurance are near the viewport. On phones they are the last cards: data that only they show can wait until then. */
  onRankNear: () => void
  /** State of telling the server that the banner was closed. */
  closing: Submission
  /** Closes the banner of this type for good. */
  onCloseBanner: (type: string) => void
  /** Addresses of all parts; `null` hides what is switched off. */
  links: {
    refill: Href
    withdraw: Href
    exchange: Href
    /** The page of a token. */
    token: (token: string) => string
    uta: Href
    utaRefill: Href
    utaSubscribe: Href
    transactions: Href
    transaction: (id: string) => string
    referral: Href
    verification: Href
    twoFactor: Href
    trustedWallets: Href
    insurance: Href
    promo: Href
  }
}

// Where the banner is only measured, it is as wide as the page. Without the rest of the frame's lower edge it is one screen of 1440 × 900.
const Overview = styled(PageStack)(({ theme }) => ({ position: 'relative', [theme.breakpoints.up('md')]: { marginBottom: -36 } }))

// Above the bottom navigation, and beside the chat launcher. Enlarged text leaves no room to pin anything.
const overEdge = {
  width: '100%',
  maxWidth: { md: 'calc(100% - 200px)' },
  '@media (min-height: 480px)': {
    position: 'sticky',
    zIndex: layer.sticky,
    bottom: { xs: 'calc(76px + env(safe-area-inset-bottom))', md: 24 },
  },
  '& .MuiPaper-root': { boxShadow: 2 },
}

/** What a new account still has to do. */
function NewAccountSteps({ verification, wallets, links }: Pick<CabinetMainScreenProps, 'verification' | 'wallets' | 'links'>) {
  const status = verification.state === 'ready' ? verification.value : null
  return (
    <FirstSteps
      steps={[
        { name: 'telegram', done: status?.telegram === 'verified', href: links.verification },
        { name: 'twoFactor', done: status?.['2fa'] === 'enabled', href: links.twoFactor },
        { name: 'wallet', done: wallets.state === 'ready' && wallets.value.length > 0, href: links.trustedWallets },
        { name: 'refill', done: false, href: links.refill },
      ]}
    />
  )
}

/** The overview: balances, investments, and next steps. Each part loads and fails on its own. */
export function CabinetMainScreen(props: CabinetMainScreenProps) {
  const { balances, settings, subscriptions, transactions, needs, links } = props
  const setting = settings.state === 'ready' ? settings.value : null
  const uta = mapLoadable(props.uta, (value) => withLockedAmount(value, setting))
  const isPenniless = balances.state === 'ready' && isZero(tokensWorth(balances.value))
  // Without money and history the page shows the first steps and omits empty parts, from when its first card can be drawn.
  const fresh = isPenniless && transactions.state === 'ready' && props.uta.state !== 'loading' && transactions.value.length === 0
  // The first steps take other places than the parts of an account in use: nothing is shown before it is known which of the two it is.
  const shownBalances = isPenniless && transactions.state === 'loading' ? loading : balances

  const waiting = needs && needs.items.length > 0 && (
    <Suspense>
      <LazyNeedsYou needs={needs.items} settings={setting ?? {}} onHeight={needs.onHeight} />
    </Suspense>
  )
  const utaCard = <UtaPanel subscriptions={subscriptions} uta={uta} links={links} />

  return (
    <Overview>
      <NeedsRoom>{!needs?.late && waiting}</NeedsRoom>
      <OverviewBanner {...props} />
      <CardGrid key={fresh ? 'first steps' : 'in use'}>
        <CardGridItem span={8} narrow={7}>
          <OverviewBalance balances={shownBalances} uta={props.uta} blockedUntil={setting?.withdraws_blocked_until ?? null} links={links} />
        </CardGridItem>
        <CardGridItem span={4} narrow={5}>
          {fresh ? <NewAccountSteps {...props} /> : utaCard}
        </CardGridItem>
        <CardGridItem span={7}>
          <LatestTransactions transactions={transactions} links={links} />
        </CardGridItem>
        {fresh ? <Side span={5}>{utaCard}</Side> : <RankAndProtection {...props} />}
      </CardGrid>
      {needs?.late && waiting && (
        <Box sx={overEdge}>
          {pinnedRoom}
          {waiting}
        </Box>
      )}
    </Overview>
  )
}
