const id = /^[A-Za-z0-9_-]{1,64}$/
const symbol = /^[A-Z0-9]{2,12}$/
const cabinet = { layout: 'default', access: 'cabinet' } as const
const insurance = { layout: 'marketing', access: 'cabinet', flag: 'insurance' } as const
const trusted = { layout: 'trusted-wallets', access: 'trusted' } as const
const profileWords = ['profilePages', 'verification', 'twoFactorPages', 'forms'] as const
const profile = { name: 'profile', ...cabinet, words: profileWords, module: 'profile/ProfilePage' } as const
const promo = { layout: 'promo-summer', access: 'cabinet' } as const

/** The pages of the cabinet, by path without the language prefix. */
export const cabinetPages = {
  '/cabinet': { name: 'overview', ...cabinet, words: ['cabinet'], module: 'cabinet/CabinetMainPage' },
  '/cabinet/help': { name: 'cabinetHelp', ...cabinet, unverified: true, words: ['help', 'forms'], module: 'help/CabinetHelpPage' },
  '/cabinet/affiliate-program': { name: 'affiliateProgram', ...cabinet, words: ['programme'], module: 'referral/AffiliateProgramPage' },

  '/cabinet/trade': { name: 'trade', ...cabinet, words: ['trade', 'cabinet', 'utaOverview'], module: 'trade/TradePage' },
  '/cabinet/trade/transactions': { name: 'transactions', ...cabinet, words: ['transactions', 'forms'], module: 'trade/TransactionsPage' },
  '/cabinet/trade/transactions/statement': {
    name: 'statement',
    ...cabinet,
    words: ['statementPage', 'transactions'],
    module: 'trade/StatementPage',
  },
  '/cabinet/trade/uta': { name: 'uta', ...cabinet, words: ['utaOverview'], module: 'uta/UtaPage' },
  '/cabinet/trade/uta/deals': { name: 'utaDeals', ...cabinet, words: ['dealsPage'], module: 'uta/DealsPage' },
  '/cabinet/trade/uta/refill': { name: 'utaRefill', ...cabinet, words: ['utaRefill', 'forms', 'money'], module: 'uta/UtaRefillPage' },
  '/cabinet/trade/uta/subscribe': {
    name: 'utaSubscribe',
    ...cabinet,
    words: ['utaSubscribe', 'forms', 'money'],
    module: 'uta/UtaSubscribePage',
  },
  '/cabinet/trade/uta/calculator': { name: 'utaCalculator', ...cabinet, words: ['calculatorPage', 'forms'], module: 'uta/CalculatorPage' },
  '/cabinet/trade/uta/ref-reward': { name: 'utaReward', ...cabinet, words: ['utaReward'], module: 'uta/UtaRewardPage' },
  '/cabinet/trade/uta/statistics': { name: 'utaStatistics', ...cabinet, words: ['statisticsPage'], module: 'uta/StatisticsPage' },
  '/cabinet/trade/uta/withdrawal': {
    name: 'utaWithdrawal',
    ...cabinet,
    words: ['utaWithdrawal', 'withdraw', 'forms', 'money'],
    module: 'uta/UtaWithdrawalPage',
  },
  '/cabinet/trade/uta/transactions': {
    name: 'utaTransactions',
    ...cabinet,
    words: ['transactions', 'forms'],
    module: 'uta/UtaTransactionsPage',
  },
  '/cabinet/trade/uta/insurance': {
    name: 'insurance',
    ...insurance,
    layout: 'default',
    words: ['policies', 'forms'],
    module: 'insurance/InsurancePage',
  },
  '/cabinet/trade/uta/insurance/info': { name: 'insuranceInfo', ...insurance, words: ['policies'], module: 'insurance/InsuranceInfoPage' },
  '/cabinet/trade/uta/insurance/terms': {
    name: 'insuranceTerms',
    ...insurance,
    words: ['policies'],
    module: 'insurance/InsuranceTermsPage',
  },
  '/cabinet/trade/uta/insurance/register': {
    name: 'insuranceRegister',
    ...insurance,
    words: ['policies', 'forms', 'money'],
    module: 'insurance/InsuranceRegisterPage',
  },

  '/cabinet/actives': { name: 'assets', ...cabinet, words: ['assets', 'cabinet', 'transactions', 'forms'], module: 'assets/AssetsPage' },
  '/cabinet/actives/token/:symbol': {
    name: 'token',
    ...cabinet,
    params: { symbol },
    words: ['assets', 'cabinet', 'transactions'],
    module: 'assets/TokenPage',
  },
  '/cabinet/actives/refill': { name: 'refill', ...cabinet, words: ['assets', 'forms'], module: 'assets/RefillPage' },
  '/cabinet/actives/refill-choice': { name: 'refillChoice', ...cabinet, words: ['assets'], module: 'assets/RefillChoicePage' },
  '/cabinet/actives/refill-choice/refill-form': {
    name: 'refillForm',
    ...cabinet,
    words: ['assets', 'forms'],
    module: 'assets/RefillFormPage',
  },
  '/cabinet/actives/withdraw': { name: 'withdraw', ...cabinet, words: ['withdraw', 'money'], module: 'withdraw/WithdrawChoicePage' },
  '/cabinet/actives/withdraw/wallet': {
    name: 'withdrawWallet',
    ...cabinet,
    words: ['withdraw', 'money', 'forms'],
    module: 'withdraw/WithdrawWalletPage',
  },
  '/cabinet/actives/withdraw/fiat-money': {
    name: 'withdrawFiat',
    ...cabinet,
    words: ['withdraw', 'money', 'forms'],
    module: 'withdraw/WithdrawFiatPage',
  },

  '/cabinet/referral': { name: 'referral', ...cabinet, words: ['referral'], module: 'referral/ReferralMainPage' },
  '/cabinet/referral/structure': { name: 'structure', ...cabinet, words: ['structure', 'forms'], module: 'referral/StructurePage' },
  '/cabinet/referral/structure/:partnerId': {
    name: 'partner',
    ...cabinet,
    params: { partnerId: id },
    words: ['structure'],
    module: 'referral/PartnerPage',
  },
  '/cabinet/referral/actives': { name: 'activity', ...cabinet, words: ['activity', 'structure', 'forms'], module: 'referral/ActivityPage' },
  '/cabinet/referral/actives/info': { name: 'activityInfo', ...cabinet, words: ['activity'], module: 'referral/ActivityInfoPage' },
  '/cabinet/referral/actives/week': {
    name: 'activityWeek',
    ...cabinet,
    words: ['activity', 'structure', 'forms'],
    module: 'referral/ActivityPage',
  },
  '/cabinet/referral/actives/month': {
    name: 'activityMonth',
    ...cabinet,
    words: ['activity', 'structure', 'forms'],
    module: 'referral/ActivityPage',
  },
  '/cabinet/referral/leader-pool/:number': {
    name: 'leaderPool',
    ...cabinet,
    params: { number: /^[1-6]$/ },
    words: ['pools'],
    module: 'referral/LeaderPoolPage',
  },

  '/cabinet/bonus-account': { name: 'bonus', ...cabinet, words: ['bonus', 'transactions'], module: 'bonus/BonusPage' },
  '/cabinet/bonus-account/exchange': {
    name: 'bonusExchange',
    ...cabinet,
    words: ['bonus', 'forms', 'money'],
    module: 'bonus/ExchangePage',
  },

  '/cabinet/profile': profile,
  // The addresses of its sections.
  '/cabinet/profile/personal': profile,
  '/cabinet/profile/personal/data': profile,
  '/cabinet/profile/personal/contacts': profile,
  '/cabinet/profile/safety': { name: 'safety', ...cabinet, words: ['profilePages', 'forms'], module: 'profile/SafetyPage' },
  '/cabinet/profile/safety/sessions': {
    name: 'sessions',
    ...cabinet,
    flag: 'sessions',
    words: ['security', 'forms'],
    module: 'profile/SessionsPage',
  },
  '/cabinet/profile/2fa': { name: 'twoFactor', ...cabinet, words: ['twoFactorPages', 'forms'], module: 'profile/TwoFactorPage' },
  '/cabinet/profile/2fa/help': { name: 'twoFactorHelp', ...cabinet, words: ['twoFactorPages'], module: 'profile/TwoFactorHelpPage' },
  '/cabinet/profile/verification': {
    name: 'verification',
    layout: 'protect',
    access: 'cabinet',
    unverified: true,
    words: ['verification', 'twoFactorPages', 'forms'],
    module: 'profile/VerificationPage',
  },
  '/cabinet/profile/trusted-wallets': {
    name: 'trustedWallets',
    ...trusted,
    words: ['wallets', 'twoFactorPages', 'forms'],
    module: 'trusted-wallets/TrustedWalletsPage',
  },
  '/cabinet/profile/trusted-wallets/add': {
    name: 'trustedWalletAdd',
    ...trusted,
    words: ['wallets', 'forms'],
    module: 'trusted-wallets/TrustedWalletAddPage',
  },
  '/cabinet/profile/trusted-wallets/:walletId': {
    name: 'trustedWallet',
    ...trusted,
    params: { walletId: id },
    words: ['wallets', 'forms'],
    module: 'trusted-wallets/TrustedWalletPage',
  },

  '/cabinet/promo-summer/terms': { name: 'promoTerms', ...promo, words: ['promo'], module: 'promo/PromoTermsPage' },
  '/cabinet/promo-summer/status': { name: 'promoStatus', ...promo, words: ['promo'], module: 'promo/PromoStatusPage' },
} as const
