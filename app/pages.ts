import type { ReactNode } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { setPrefetch } from './navigation.ts'
import type { Layout, Template } from './paths.ts'
import { placeOf } from './paths.ts'
import { lazyPage } from './root/lazy-page.tsx'
import type { LazyPage } from './root/lazy-page.tsx'
import type { BrokenProps } from './routes/errors/BrokenRoute.tsx'

/** The screens that exist, by path. What is missing here is not `ready` in the site map. */
export const pages: Partial<Record<Template, LazyPage>> = {
  '/': lazyPage(() => import('./routes/landing/LandingRoute.tsx'), ['landing']),
  '/login': lazyPage(() => import('./routes/auth/LoginRoute.tsx'), ['auth', 'forms']),
  '/registration': lazyPage(() => import('./routes/auth/RegistrationRoute.tsx'), ['auth', 'forms']),
  '/password-reset': lazyPage(() => import('./routes/auth/PasswordResetRoute.tsx'), ['auth', 'forms']),
  '/password-reset/:token': lazyPage(() => import('./routes/auth/NewPasswordRoute.tsx'), ['auth', 'forms']),
  '/maintenance': lazyPage(() => import('./routes/errors/MaintenanceRoute.tsx'), ['errors']),
  '/r/:code': lazyPage(() => import('./routes/invitation/InvitationRoute.tsx'), []),
  '/help': lazyPage(() => import('./routes/help/HelpRoute.tsx'), ['help', 'forms']),
  '/cabinet': lazyPage(() => import('./routes/cabinet/CabinetMainRoute.tsx'), ['cabinet']),
  '/cabinet/trade/uta/deals': lazyPage(() => import('./routes/uta/DealsRoute.tsx'), ['dealsPage']),
  '/cabinet/trade/uta/statistics': lazyPage(() => import('./routes/uta/StatisticsRoute.tsx'), ['statisticsPage']),
  '/cabinet/trade/uta/calculator': lazyPage(() => import('./routes/uta/CalculatorRoute.tsx'), ['calculatorPage', 'forms']),
  '/cabinet/trade/transactions': lazyPage(() => import('./routes/trade/TransactionsRoute.tsx'), ['transactions']),
  '/cabinet/trade': lazyPage(() => import('./routes/trade/TradeRoute.tsx'), ['trade', 'cabinet']),
  '/cabinet/trade/uta/refill': lazyPage(() => import('./routes/uta/UtaRefillRoute.tsx'), ['utaRefill', 'forms', 'money']),
  '/cabinet/trade/uta/subscribe': lazyPage(() => import('./routes/uta/UtaSubscribeRoute.tsx'), ['utaSubscribe', 'forms', 'money']),
  '/cabinet/trade/uta': lazyPage(() => import('./routes/uta/UtaRoute.tsx'), ['utaOverview']),
  '/cabinet/trade/uta/withdrawal': lazyPage(() => import('./routes/uta/UtaWithdrawalRoute.tsx'), ['utaWithdrawal', 'forms', 'money']),
  '/cabinet/trade/uta/ref-reward': lazyPage(() => import('./routes/uta/UtaRewardRoute.tsx'), ['utaReward']),
  '/cabinet/trade/uta/transactions': lazyPage(() => import('./routes/uta/UtaTransactionsRoute.tsx'), ['transactions']),
  '/cabinet/trade/uta/insurance': lazyPage(() => import('./routes/insurance/InsuranceRoute.tsx'), ['policies']),
  '/cabinet/trade/uta/insurance/info': lazyPage(() => import('./routes/insurance/InsuranceInfoRoute.tsx'), ['policies']),
  '/cabinet/trade/uta/insurance/terms': lazyPage(() => import('./routes/insurance/InsuranceTermsRoute.tsx'), ['policies']),
  '/cabinet/referral/actives': lazyPage(() => import('./routes/referral/ActivityRoute.tsx'), ['activity']),
  '/cabinet/referral/actives/week': lazyPage(() => import('./routes/referral/ActivityWeekRoute.tsx'), ['activity']),
  '/cabinet/referral/actives/month': lazyPage(() => import('./routes/referral/ActivityMonthRoute.tsx'), ['activity']),
  '/cabinet/referral/actives/info': lazyPage(() => import('./routes/referral/ActivityInfoRoute.tsx'), ['activity']),
  '/cabinet/referral': lazyPage(() => import('./routes/referral/ReferralMainRoute.tsx'), ['referral']),
  '/cabinet/referral/leader-pool/:number': lazyPage(() => import('./routes/referral/LeaderPoolRoute.tsx'), ['pools']),
  '/cabinet/referral/structure': lazyPage(() => import('./routes/referral/StructureRoute.tsx'), ['structure', 'forms']),
  '/cabinet/actives': lazyPage(() => import('./routes/assets/AssetsRoute.tsx'), ['assets', 'cabinet', 'transactions', 'forms']),
  '/cabinet/bonus-account': lazyPage(() => import('./routes/bonus/BonusRoute.tsx'), ['bonus']),
  '/cabinet/bonus-account/exchange': lazyPage(() => import('./routes/bonus/ExchangeRoute.tsx'), ['bonus', 'forms', 'money']),
  '/cabinet/profile/trusted-wallets': lazyPage(() => import('./routes/trusted-wallets/TrustedWalletsRoute.tsx'), ['wallets']),
  '/cabinet/profile/trusted-wallets/add': lazyPage(
    () => import('./routes/trusted-wallets/TrustedWalletAddRoute.tsx'),
    ['wallets', 'forms'],
  ),
  '/cabinet/profile/trusted-wallets/:walletId': lazyPage(
    () => import('./routes/trusted-wallets/TrustedWalletRoute.tsx'),
    ['wallets', 'forms'],
  ),
  '/cabinet/profile': lazyPage(() => import('./routes/profile/ProfileRoute.tsx'), ['profilePages', 'forms']),
  '/cabinet/profile/safety': lazyPage(() => import('./routes/profile/SafetyRoute.tsx'), ['profilePages', 'forms']),
  '/cabinet/profile/2fa': lazyPage(() => import('./routes/profile/TwoFactorRoute.tsx'), ['twoFactorPages', 'forms']),
  '/cabinet/profile/2fa/help': lazyPage(() => import('./routes/profile/TwoFactorHelpRoute.tsx'), ['twoFactorPages']),
  '/cabinet/actives/refill': lazyPage(() => import('./routes/assets/RefillRoute.tsx'), ['assets']),
  '/cabinet/actives/refill-choice': lazyPage(() => import('./routes/assets/RefillChoiceRoute.tsx'), ['assets']),
  '/cabinet/actives/refill-choice/refill-form': lazyPage(() => import('./routes/assets/RefillFormRoute.tsx'), ['assets', 'forms']),
  '/cabinet/trade/uta/insurance/register': lazyPage(
    () => import('./routes/insurance/InsuranceRegisterRoute.tsx'),
    ['policies', 'forms', 'money'],
  ),
  '/cabinet/promo-summer/terms': lazyPage(() => import('./routes/promo/PromoTermsRoute.tsx'), ['promo']),
  '/cabinet/promo-summer/status': lazyPage(() => import('./routes/promo/PromoStatusRoute.tsx'), ['promo']),
  '/cabinet/help': lazyPage(() => import('./routes/help/CabinetHelpRoute.tsx'), ['help', 'forms']),
  '/cabinet/affiliate-program': lazyPage(() => import('./routes/referral/AffiliateProgramRoute.tsx'), ['programme']),
  '/cabinet/actives/withdraw': lazyPage(() => import('./routes/withdraw/WithdrawChoiceRoute.tsx'), ['withdraw', 'money']),
  '/cabinet/actives/withdraw/wallet': lazyPage(() => import('./routes/withdraw/WithdrawWalletRoute.tsx'), ['withdraw', 'money', 'forms']),
  '/cabinet/actives/withdraw/fiat-money': lazyPage(() => import('./routes/withdraw/WithdrawFiatRoute.tsx'), ['withdraw', 'money', 'forms']),
  '/cabinet/profile/verification': lazyPage(() => import('./routes/profile/VerificationRoute.tsx'), ['verification', 'forms']),
  '/cabinet/profile/personal': lazyPage(() => import('./routes/profile/PersonalRoute.tsx'), ['profilePages']),
  '/cabinet/profile/personal/data': lazyPage(() => import('./routes/profile/PersonalDataRoute.tsx'), ['profilePages', 'forms']),
  '/cabinet/profile/personal/contacts': lazyPage(
    () => import('./routes/profile/ContactsRoute.tsx'),
    ['profilePages', 'verification', 'forms'],
  ),
}

const shared = ['common', 'nav', 'pages', 'parts'] as const

export interface FrameProps {
  children: ReactNode
}

/** The frames that pages stand in, by layout. */
export const frames: Partial<Record<Layout, LazyPage<FrameProps>>> = {
  auth: lazyPage(() => import('./routes/frames/AuthFrame.tsx'), shared),
  landing: lazyPage(() => import('./routes/frames/LandingFrame.tsx'), shared),
  guest: lazyPage(() => import('./routes/frames/GuestFrame.tsx'), shared),
  empty: lazyPage(() => import('./routes/frames/EmptyFrame.tsx'), shared),
  maintenance: lazyPage(() => import('./routes/frames/MaintenanceFrame.tsx'), shared),
  default: lazyPage(() => import('./routes/frames/DefaultFrame.tsx'), [...shared, 'frame']),
  marketing: lazyPage(() => import('./routes/frames/MarketingFrame.tsx'), [...shared, 'frame']),
  // The promotion's pages stand in the cabinet's frame, on a stage of their own.
  'promo-summer': lazyPage(() => import('./routes/frames/PromoSummerFrame.tsx'), [...shared, 'frame']),
  protect: lazyPage(() => import('./routes/frames/ProtectFrame.tsx'), [...shared, 'frame']),
  'trusted-wallets': lazyPage(() => import('./routes/frames/TrustedWalletsFrame.tsx'), [...shared, 'frame', 'wallets']),
}

/** The pages that stand in for others: inside the empty frame. */
export const notFoundPage = lazyPage(() => import('./routes/errors/NotFoundRoute.tsx'), [...shared, 'errors'])
export const brokenPage = lazyPage<BrokenProps>(() => import('./routes/errors/BrokenRoute.tsx'), [...shared, 'errors'])

/** Said over any page, when it is time to. */
export const updateOffer = lazyPage(() => import('./root/UpdateHost.tsx'), [...shared, 'errors'])

/** Everything that a page needs to be drawn at once. Nothing is fetched twice. */
export async function loadPage(template: Template | null, locale: Locale): Promise<void> {
  const page = template ? pages[template] : undefined
  const frame = frames[page && template ? placeOf(template).layout : 'empty']
  await Promise.all([frame?.load(locale), (page ?? notFoundPage).load(locale)])
}

setPrefetch((template, locale) => void loadPage(template, locale as Locale).catch(() => {}))
