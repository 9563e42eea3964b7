import type { ComponentType, ReactNode } from 'react'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import type { PageQueries } from './api/prefetch.ts'

export type Layout =
  | 'auth'
  | 'landing'
  | 'default'
  | 'empty'
  | 'marketing'
  | 'promo-summer'
  | 'guest'
  | 'maintenance'
  | 'protect'
  | 'trusted-wallets'

/** What the file of a page exports. */
export interface PageModule {
  default: ComponentType
  /** What it asks for first: by its loader, and where the document comes with the page by the document itself. */
  queries?: PageQueries
}

export interface FrameProps {
  children: ReactNode
}

/** One page: everything that the application knows of it. Its route, its title, what is fetched ahead for it and its place in the build follow. */
export interface PageDefinition {
  /** Key of the page's title in the catalogue (`titles.ts`) and of its description in the area `pages`. */
  name: string
  layout: Layout
  /** `guest`: signed-out only; `cabinet`: signed-in only; `trusted`: signed-in with Telegram verified and two-factor on. */
  access: 'public' | 'guest' | 'cabinet' | 'trusted'
  /** Answers 404 while this public feature flag is off. */
  flag?: 'insurance'
  /** What each `:param` of the path may be, as it is written: none needs a percent sign. Anything else is a 404 before any request. */
  params?: Readonly<Record<string, RegExp>>
  /** An unverified user is let stay (product.md §2). */
  unverified?: true
  /** The areas of the catalogue that it shows, besides those of its layout. */
  words: readonly Namespace[]
  /** Its code and its queries. */
  module: () => Promise<PageModule>
}

/** What the file of a frame exports. */
export interface FrameModule {
  default: ComponentType<FrameProps>
  /** Fetches what the frame draws around the page of this path and most others do without: a written page is taken over whole. */
  prepare?: (pathname: string) => Promise<void>
}

export interface LayoutDefinition {
  words: readonly Namespace[]
  module: () => Promise<FrameModule>
}

const id = /^[A-Za-z0-9_-]{1,64}$/
/** Any text of 1 to 255 characters, as an address writes it: each is a sign that needs no percent sign, or the bytes of one in UTF-8. */
const referralCode =
  /^(?:[^\s/?#%\x22<>]|%[0-7][\dA-Fa-f]|%[C-Dc-d][\dA-Fa-f]%[89ABab][\dA-Fa-f]|%[Ee][\dA-Fa-f](?:%[89ABab][\dA-Fa-f]){2}|%[Ff][0-4](?:%[89ABab][\dA-Fa-f]){3}){1,255}$/
const cabinet = { layout: 'default', access: 'cabinet' } as const
const insurance = { layout: 'marketing', access: 'cabinet', flag: 'insurance' } as const
const trusted = { layout: 'trusted-wallets', access: 'trusted' } as const
const promo = { layout: 'promo-summer', access: 'cabinet' } as const
const auth = { layout: 'auth', access: 'guest' } as const

/** The site map: every page of product.md §2 by its path, without the language prefix. */
export const siteMap = {
  '/': {
    name: 'landing',
    layout: 'landing',
    access: 'public',
    words: ['landing'],
    module: () => import('./pages/landing/LandingPage.tsx'),
  },
  '/login': { name: 'login', ...auth, words: ['auth', 'forms'], module: () => import('./pages/auth/LoginPage.tsx') },
  '/registration': { name: 'registration', ...auth, words: ['auth', 'forms'], module: () => import('./pages/auth/RegistrationPage.tsx') },
  '/password-reset': {
    name: 'passwordReset',
    ...auth,
    words: ['auth', 'forms'],
    module: () => import('./pages/auth/PasswordResetPage.tsx'),
  },
  '/password-reset/:token': {
    name: 'newPassword',
    ...auth,
    params: { token: /^[A-Za-z0-9_-]{8,255}$/ },
    words: ['auth', 'forms'],
    module: () => import('./pages/auth/NewPasswordPage.tsx'),
  },
  '/maintenance': {
    name: 'maintenance',
    layout: 'maintenance',
    access: 'public',
    words: ['errors'],
    module: () => import('./pages/errors/MaintenancePage.tsx'),
  },
  '/r/:code': {
    name: 'invitation',
    layout: 'empty',
    access: 'public',
    params: { code: referralCode },
    words: [],
    module: () => import('./pages/invitation/InvitationPage.tsx'),
  },
  '/help': {
    name: 'help',
    layout: 'guest',
    access: 'public',
    unverified: true,
    words: ['help', 'forms'],
    module: () => import('./pages/help/HelpPage.tsx'),
  },
  // What the landing page names, for readers who have no account: the pages of the cabinet say the same with the reader's own figures.
  '/affiliate-program': {
    name: 'publicProgramme',
    layout: 'guest',
    access: 'public',
    unverified: true,
    words: ['programme', 'frame'],
    module: () => import('./pages/referral/PublicProgrammePage.tsx'),
  },
  '/insurance-terms': {
    name: 'publicInsurance',
    layout: 'guest',
    access: 'public',
    unverified: true,
    flag: 'insurance',
    words: ['policies', 'frame'],
    module: () => import('./pages/insurance/PublicTermsPage.tsx'),
  },

  '/cabinet': { name: 'overview', ...cabinet, words: ['cabinet'], module: () => import('./pages/cabinet/CabinetMainPage.tsx') },
  '/cabinet/help': {
    name: 'cabinetHelp',
    ...cabinet,
    unverified: true,
    words: ['help', 'forms'],
    module: () => import('./pages/help/CabinetHelpPage.tsx'),
  },
  '/cabinet/affiliate-program': {
    name: 'affiliateProgram',
    ...cabinet,
    words: ['programme'],
    module: () => import('./pages/referral/AffiliateProgramPage.tsx'),
  },

  '/cabinet/trade': { name: 'trade', ...cabinet, words: ['trade', 'cabinet'], module: () => import('./pages/trade/TradePage.tsx') },
  '/cabinet/trade/transactions': {
    name: 'transactions',
    ...cabinet,
    words: ['transactions'],
    module: () => import('./pages/trade/TransactionsPage.tsx'),
  },
  '/cabinet/trade/uta': { name: 'uta', ...cabinet, words: ['utaOverview'], module: () => import('./pages/uta/UtaPage.tsx') },
  '/cabinet/trade/uta/deals': { name: 'utaDeals', ...cabinet, words: ['dealsPage'], module: () => import('./pages/uta/DealsPage.tsx') },
  '/cabinet/trade/uta/refill': {
    name: 'utaRefill',
    ...cabinet,
    words: ['utaRefill', 'forms', 'money'],
    module: () => import('./pages/uta/UtaRefillPage.tsx'),
  },
  '/cabinet/trade/uta/subscribe': {
    name: 'utaSubscribe',
    ...cabinet,
    words: ['utaSubscribe', 'forms', 'money'],
    module: () => import('./pages/uta/UtaSubscribePage.tsx'),
  },
  '/cabinet/trade/uta/calculator': {
    name: 'utaCalculator',
    ...cabinet,
    words: ['calculatorPage', 'forms'],
    module: () => import('./pages/uta/CalculatorPage.tsx'),
  },
  '/cabinet/trade/uta/ref-reward': {
    name: 'utaReward',
    ...cabinet,
    words: ['utaReward'],
    module: () => import('./pages/uta/UtaRewardPage.tsx'),
  },
  '/cabinet/trade/uta/statistics': {
    name: 'utaStatistics',
    ...cabinet,
    words: ['statisticsPage'],
    module: () => import('./pages/uta/StatisticsPage.tsx'),
  },
  '/cabinet/trade/uta/withdrawal': {
    name: 'utaWithdrawal',
    ...cabinet,
    words: ['utaWithdrawal', 'forms', 'money'],
    module: () => import('./pages/uta/UtaWithdrawalPage.tsx'),
  },
  '/cabinet/trade/uta/transactions': {
    name: 'utaTransactions',
    ...cabinet,
    words: ['transactions'],
    module: () => import('./pages/uta/UtaTransactionsPage.tsx'),
  },
  '/cabinet/trade/uta/insurance': {
    name: 'insurance',
    ...insurance,
    layout: 'default',
    words: ['policies'],
    module: () => import('./pages/insurance/InsurancePage.tsx'),
  },
  '/cabinet/trade/uta/insurance/info': {
    name: 'insuranceInfo',
    ...insurance,
    words: ['policies'],
    module: () => import('./pages/insurance/InsuranceInfoPage.tsx'),
  },
  '/cabinet/trade/uta/insurance/terms': {
    name: 'insuranceTerms',
    ...insurance,
    words: ['policies'],
    module: () => import('./pages/insurance/InsuranceTermsPage.tsx'),
  },
  '/cabinet/trade/uta/insurance/register': {
    name: 'insuranceRegister',
    ...insurance,
    words: ['policies', 'forms', 'money'],
    module: () => import('./pages/insurance/InsuranceRegisterPage.tsx'),
  },

  '/cabinet/actives': {
    name: 'assets',
    ...cabinet,
    words: ['assets', 'cabinet', 'transactions', 'forms'],
    module: () => import('./pages/assets/AssetsPage.tsx'),
  },
  '/cabinet/actives/refill': { name: 'refill', ...cabinet, words: ['assets'], module: () => import('./pages/assets/RefillPage.tsx') },
  '/cabinet/actives/refill-choice': {
    name: 'refillChoice',
    ...cabinet,
    words: ['assets'],
    module: () => import('./pages/assets/RefillChoicePage.tsx'),
  },
  '/cabinet/actives/refill-choice/refill-form': {
    name: 'refillForm',
    ...cabinet,
    words: ['assets', 'forms'],
    module: () => import('./pages/assets/RefillFormPage.tsx'),
  },
  '/cabinet/actives/withdraw': {
    name: 'withdraw',
    ...cabinet,
    words: ['withdraw', 'money'],
    module: () => import('./pages/withdraw/WithdrawChoicePage.tsx'),
  },
  '/cabinet/actives/withdraw/wallet': {
    name: 'withdrawWallet',
    ...cabinet,
    words: ['withdraw', 'money', 'forms'],
    module: () => import('./pages/withdraw/WithdrawWalletPage.tsx'),
  },
  '/cabinet/actives/withdraw/fiat-money': {
    name: 'withdrawFiat',
    ...cabinet,
    words: ['withdraw', 'money', 'forms'],
    module: () => import('./pages/withdraw/WithdrawFiatPage.tsx'),
  },

  '/cabinet/referral': { name: 'referral', ...cabinet, words: ['referral'], module: () => import('./pages/referral/ReferralMainPage.tsx') },
  '/cabinet/referral/structure': {
    name: 'structure',
    ...cabinet,
    words: ['structure', 'forms'],
    module: () => import('./pages/referral/StructurePage.tsx'),
  },
  '/cabinet/referral/actives': {
    name: 'activity',
    ...cabinet,
    words: ['activity'],
    module: () => import('./pages/referral/ActivityPage.tsx'),
  },
  '/cabinet/referral/actives/info': {
    name: 'activityInfo',
    ...cabinet,
    words: ['activity'],
    module: () => import('./pages/referral/ActivityInfoPage.tsx'),
  },
  '/cabinet/referral/actives/week': {
    name: 'activityWeek',
    ...cabinet,
    words: ['activity'],
    module: () => import('./pages/referral/ActivityWeekPage.tsx'),
  },
  '/cabinet/referral/actives/month': {
    name: 'activityMonth',
    ...cabinet,
    words: ['activity'],
    module: () => import('./pages/referral/ActivityMonthPage.tsx'),
  },
  '/cabinet/referral/leader-pool/:number': {
    name: 'leaderPool',
    ...cabinet,
    params: { number: /^[1-6]$/ },
    words: ['pools'],
    module: () => import('./pages/referral/LeaderPoolPage.tsx'),
  },

  '/cabinet/bonus-account': { name: 'bonus', ...cabinet, words: ['bonus'], module: () => import('./pages/bonus/BonusPage.tsx') },
  '/cabinet/bonus-account/exchange': {
    name: 'bonusExchange',
    ...cabinet,
    words: ['bonus', 'forms', 'money'],
    module: () => import('./pages/bonus/ExchangePage.tsx'),
  },

  '/cabinet/profile': {
    name: 'profile',
    ...cabinet,
    words: ['profilePages', 'forms'],
    module: () => import('./pages/profile/ProfilePage.tsx'),
  },
  '/cabinet/profile/safety': {
    name: 'safety',
    ...cabinet,
    words: ['profilePages', 'forms'],
    module: () => import('./pages/profile/SafetyPage.tsx'),
  },
  '/cabinet/profile/2fa': {
    name: 'twoFactor',
    ...cabinet,
    words: ['twoFactorPages', 'forms'],
    module: () => import('./pages/profile/TwoFactorPage.tsx'),
  },
  '/cabinet/profile/2fa/help': {
    name: 'twoFactorHelp',
    ...cabinet,
    words: ['twoFactorPages'],
    module: () => import('./pages/profile/TwoFactorHelpPage.tsx'),
  },
  '/cabinet/profile/verification': {
    name: 'verification',
    layout: 'protect',
    access: 'cabinet',
    unverified: true,
    words: ['verification', 'twoFactorPages', 'forms'],
    module: () => import('./pages/profile/VerificationPage.tsx'),
  },
  '/cabinet/profile/personal': {
    name: 'personal',
    ...cabinet,
    words: ['profilePages'],
    module: () => import('./pages/profile/PersonalPage.tsx'),
  },
  '/cabinet/profile/personal/data': {
    name: 'personalData',
    ...cabinet,
    words: ['profilePages', 'forms'],
    module: () => import('./pages/profile/PersonalDataPage.tsx'),
  },
  '/cabinet/profile/personal/contacts': {
    name: 'personalContacts',
    ...cabinet,
    words: ['profilePages', 'verification', 'twoFactorPages', 'forms'],
    module: () => import('./pages/profile/ContactsPage.tsx'),
  },
  '/cabinet/profile/trusted-wallets': {
    name: 'trustedWallets',
    ...trusted,
    words: ['wallets', 'twoFactorPages', 'forms'],
    module: () => import('./pages/trusted-wallets/TrustedWalletsPage.tsx'),
  },
  '/cabinet/profile/trusted-wallets/add': {
    name: 'trustedWalletAdd',
    ...trusted,
    words: ['wallets', 'forms'],
    module: () => import('./pages/trusted-wallets/TrustedWalletAddPage.tsx'),
  },
  '/cabinet/profile/trusted-wallets/:walletId': {
    name: 'trustedWallet',
    ...trusted,
    params: { walletId: id },
    words: ['wallets', 'forms'],
    module: () => import('./pages/trusted-wallets/TrustedWalletPage.tsx'),
  },

  '/cabinet/promo-summer/terms': {
    name: 'promoTerms',
    ...promo,
    words: ['promo'],
    module: () => import('./pages/promo/PromoTermsPage.tsx'),
  },
  '/cabinet/promo-summer/status': {
    name: 'promoStatus',
    ...promo,
    words: ['promo'],
    module: () => import('./pages/promo/PromoStatusPage.tsx'),
  },
} as const

const shared = ['common', 'nav', 'pages', 'parts'] as const

/** The frames that pages stand in, by layout. */
export const layouts: Readonly<Record<Layout, LayoutDefinition>> = {
  auth: { words: shared, module: () => import('./layouts/AuthFrame.tsx') },
  landing: { words: shared, module: () => import('./layouts/LandingFrame.tsx') },
  guest: { words: shared, module: () => import('./layouts/GuestFrame.tsx') },
  empty: { words: shared, module: () => import('./layouts/EmptyFrame.tsx') },
  maintenance: { words: shared, module: () => import('./layouts/MaintenanceFrame.tsx') },
  default: { words: [...shared, 'frame'], module: () => import('./layouts/DefaultFrame.tsx') },
  marketing: { words: [...shared, 'frame'], module: () => import('./layouts/MarketingFrame.tsx') },
  // The promotion's pages stand in the cabinet's frame, on a stage of their own.
  'promo-summer': { words: [...shared, 'frame'], module: () => import('./layouts/PromoSummerFrame.tsx') },
  protect: { words: [...shared, 'frame'], module: () => import('./layouts/ProtectFrame.tsx') },
  'trusted-wallets': { words: [...shared, 'frame', 'wallets'], module: () => import('./layouts/TrustedWalletsFrame.tsx') },
}
