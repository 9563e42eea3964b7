const id = /^[A-Za-z0-9_-]{1,64}$/
const symbol = /^[A-Z0-9]{2,12}$/
const cabinet = { layout: 'default', access: 'cabinet' } as const
const insurance = { layout: 'marketing', access: 'cabinet', flag: 'insurance' } as const
const trusted = { layout: 'trusted-wallets', access: 'trusted' } as const
const promo = { layout: 'promo-summer', access: 'cabinet' } as const

/** The pages of the cabinet, by path without the language prefix. */
export const cabinetPages = {
  '/cabinet': { name: 'overview', ...cabinet, words: ['cabinet'], module: () => import('../pages/cabinet/CabinetMainPage.tsx') },
  '/cabinet/help': {
    name: 'cabinetHelp',
    ...cabinet,
    unverified: true,
    words: ['help', 'forms'],
    module: () => import('../pages/help/CabinetHelpPage.tsx'),
  },
  '/cabinet/affiliate-program': {
    name: 'affiliateProgram',
    ...cabinet,
    words: ['programme'],
    module: () => import('../pages/referral/AffiliateProgramPage.tsx'),
  },

  '/cabinet/trade': { name: 'trade', ...cabinet, words: ['trade', 'cabinet'], module: () => import('../pages/trade/TradePage.tsx') },
  '/cabinet/trade/transactions': {
    name: 'transactions',
    ...cabinet,
    words: ['transactions', 'forms'],
    module: () => import('../pages/trade/TransactionsPage.tsx'),
  },
  '/cabinet/trade/transactions/statement': {
    name: 'statement',
    ...cabinet,
    words: ['statementPage', 'transactions'],
    module: () => import('../pages/trade/StatementPage.tsx'),
  },
  '/cabinet/trade/uta': { name: 'uta', ...cabinet, words: ['utaOverview'], module: () => import('../pages/uta/UtaPage.tsx') },
  '/cabinet/trade/uta/deals': { name: 'utaDeals', ...cabinet, words: ['dealsPage'], module: () => import('../pages/uta/DealsPage.tsx') },
  '/cabinet/trade/uta/refill': {
    name: 'utaRefill',
    ...cabinet,
    words: ['utaRefill', 'forms', 'money'],
    module: () => import('../pages/uta/UtaRefillPage.tsx'),
  },
  '/cabinet/trade/uta/subscribe': {
    name: 'utaSubscribe',
    ...cabinet,
    words: ['utaSubscribe', 'forms', 'money'],
    module: () => import('../pages/uta/UtaSubscribePage.tsx'),
  },
  '/cabinet/trade/uta/calculator': {
    name: 'utaCalculator',
    ...cabinet,
    words: ['calculatorPage', 'forms'],
    module: () => import('../pages/uta/CalculatorPage.tsx'),
  },
  '/cabinet/trade/uta/ref-reward': {
    name: 'utaReward',
    ...cabinet,
    words: ['utaReward'],
    module: () => import('../pages/uta/UtaRewardPage.tsx'),
  },
  '/cabinet/trade/uta/statistics': {
    name: 'utaStatistics',
    ...cabinet,
    words: ['statisticsPage'],
    module: () => import('../pages/uta/StatisticsPage.tsx'),
  },
  '/cabinet/trade/uta/withdrawal': {
    name: 'utaWithdrawal',
    ...cabinet,
    words: ['utaWithdrawal', 'forms', 'money'],
    module: () => import('../pages/uta/UtaWithdrawalPage.tsx'),
  },
  '/cabinet/trade/uta/transactions': {
    name: 'utaTransactions',
    ...cabinet,
    words: ['transactions', 'forms'],
    module: () => import('../pages/uta/UtaTransactionsPage.tsx'),
  },
  '/cabinet/trade/uta/insurance': {
    name: 'insurance',
    ...insurance,
    layout: 'default',
    words: ['policies'],
    module: () => import('../pages/insurance/InsurancePage.tsx'),
  },
  '/cabinet/trade/uta/insurance/info': {
    name: 'insuranceInfo',
    ...insurance,
    words: ['policies'],
    module: () => import('../pages/insurance/InsuranceInfoPage.tsx'),
  },
  '/cabinet/trade/uta/insurance/terms': {
    name: 'insuranceTerms',
    ...insurance,
    words: ['policies'],
    module: () => import('../pages/insurance/InsuranceTermsPage.tsx'),
  },
  '/cabinet/trade/uta/insurance/register': {
    name: 'insuranceRegister',
    ...insurance,
    words: ['policies', 'forms', 'money'],
    module: () => import('../pages/insurance/InsuranceRegisterPage.tsx'),
  },

  '/cabinet/actives': {
    name: 'assets',
    ...cabinet,
    words: ['assets', 'cabinet', 'transactions', 'forms'],
    module: () => import('../pages/assets/AssetsPage.tsx'),
  },
  '/cabinet/actives/token/:symbol': {
    name: 'token',
    ...cabinet,
    params: { symbol },
    words: ['assets', 'cabinet', 'transactions'],
    module: () => import('../pages/assets/TokenPage.tsx'),
  },
  '/cabinet/actives/refill': {
    name: 'refill',
    ...cabinet,
    words: ['assets', 'forms'],
    module: () => import('../pages/assets/RefillPage.tsx'),
  },
  '/cabinet/actives/refill-choice': {
    name: 'refillChoice',
    ...cabinet,
    words: ['assets'],
    module: () => import('../pages/assets/RefillChoicePage.tsx'),
  },
  '/cabinet/actives/refill-choice/refill-form': {
    name: 'refillForm',
    ...cabinet,
    words: ['assets', 'forms'],
    module: () => import('../pages/assets/RefillFormPage.tsx'),
  },
  '/cabinet/actives/withdraw': {
    name: 'withdraw',
    ...cabinet,
    words: ['withdraw', 'money'],
    module: () => import('../pages/withdraw/WithdrawChoicePage.tsx'),
  },
  '/cabinet/actives/withdraw/wallet': {
    name: 'withdrawWallet',
    ...cabinet,
    words: ['withdraw', 'money', 'forms'],
    module: () => import('../pages/withdraw/WithdrawWalletPage.tsx'),
  },
  '/cabinet/actives/withdraw/fiat-money': {
    name: 'withdrawFiat',
    ...cabinet,
    words: ['withdraw', 'money', 'forms'],
    module: () => import('../pages/withdraw/WithdrawFiatPage.tsx'),
  },

  '/cabinet/referral': {
    name: 'referral',
    ...cabinet,
    words: ['referral'],
    module: () => import('../pages/referral/ReferralMainPage.tsx'),
  },
  '/cabinet/referral/structure': {
    name: 'structure',
    ...cabinet,
    words: ['structure', 'forms'],
    module: () => import('../pages/referral/StructurePage.tsx'),
  },
  '/cabinet/referral/structure/:partnerId': {
    name: 'partner',
    ...cabinet,
    params: { partnerId: id },
    words: ['structure'],
    module: () => import('../pages/referral/PartnerPage.tsx'),
  },
  '/cabinet/referral/actives': {
    name: 'activity',
    ...cabinet,
    words: ['activity'],
    module: () => import('../pages/referral/ActivityPage.tsx'),
  },
  '/cabinet/referral/actives/info': {
    name: 'activityInfo',
    ...cabinet,
    words: ['activity'],
    module: () => import('../pages/referral/ActivityInfoPage.tsx'),
  },
  '/cabinet/referral/actives/week': {
    name: 'activityWeek',
    ...cabinet,
    words: ['activity'],
    module: () => import('../pages/referral/ActivityWeekPage.tsx'),
  },
  '/cabinet/referral/actives/month': {
    name: 'activityMonth',
    ...cabinet,
    words: ['activity'],
    module: () => import('../pages/referral/ActivityMonthPage.tsx'),
  },
  '/cabinet/referral/leader-pool/:number': {
    name: 'leaderPool',
    ...cabinet,
    params: { number: /^[1-6]$/ },
    words: ['pools'],
    module: () => import('../pages/referral/LeaderPoolPage.tsx'),
  },

  '/cabinet/bonus-account': { name: 'bonus', ...cabinet, words: ['bonus'], module: () => import('../pages/bonus/BonusPage.tsx') },
  '/cabinet/bonus-account/exchange': {
    name: 'bonusExchange',
    ...cabinet,
    words: ['bonus', 'forms', 'money'],
    module: () => import('../pages/bonus/ExchangePage.tsx'),
  },

  '/cabinet/profile': {
    name: 'profile',
    ...cabinet,
    words: ['profilePages', 'forms'],
    module: () => import('../pages/profile/ProfilePage.tsx'),
  },
  '/cabinet/profile/safety': {
    name: 'safety',
    ...cabinet,
    words: ['profilePages', 'forms'],
    module: () => import('../pages/profile/SafetyPage.tsx'),
  },
  '/cabinet/profile/2fa': {
    name: 'twoFactor',
    ...cabinet,
    words: ['twoFactorPages', 'forms'],
    module: () => import('../pages/profile/TwoFactorPage.tsx'),
  },
  '/cabinet/profile/2fa/help': {
    name: 'twoFactorHelp',
    ...cabinet,
    words: ['twoFactorPages'],
    module: () => import('../pages/profile/TwoFactorHelpPage.tsx'),
  },
  '/cabinet/profile/verification': {
    name: 'verification',
    layout: 'protect',
    access: 'cabinet',
    unverified: true,
    words: ['verification', 'twoFactorPages', 'forms'],
    module: () => import('../pages/profile/VerificationPage.tsx'),
  },
  '/cabinet/profile/personal': {
    name: 'personal',
    ...cabinet,
    words: ['profilePages'],
    module: () => import('../pages/profile/PersonalPage.tsx'),
  },
  '/cabinet/profile/personal/data': {
    name: 'personalData',
    ...cabinet,
    words: ['profilePages', 'forms'],
    module: () => import('../pages/profile/PersonalDataPage.tsx'),
  },
  '/cabinet/profile/personal/contacts': {
    name: 'personalContacts',
    ...cabinet,
    words: ['profilePages', 'verification', 'twoFactorPages', 'forms'],
    module: () => import('../pages/profile/ContactsPage.tsx'),
  },
  '/cabinet/profile/trusted-wallets': {
    name: 'trustedWallets',
    ...trusted,
    words: ['wallets', 'twoFactorPages', 'forms'],
    module: () => import('../pages/trusted-wallets/TrustedWalletsPage.tsx'),
  },
  '/cabinet/profile/trusted-wallets/add': {
    name: 'trustedWalletAdd',
    ...trusted,
    words: ['wallets', 'forms'],
    module: () => import('../pages/trusted-wallets/TrustedWalletAddPage.tsx'),
  },
  '/cabinet/profile/trusted-wallets/:walletId': {
    name: 'trustedWallet',
    ...trusted,
    params: { walletId: id },
    words: ['wallets', 'forms'],
    module: () => import('../pages/trusted-wallets/TrustedWalletPage.tsx'),
  },

  '/cabinet/promo-summer/terms': {
    name: 'promoTerms',
    ...promo,
    words: ['promo'],
    module: () => import('../pages/promo/PromoTermsPage.tsx'),
  },
  '/cabinet/promo-summer/status': {
    name: 'promoStatus',
    ...promo,
    words: ['promo'],
    module: () => import('../pages/promo/PromoStatusPage.tsx'),
  },
} as const
