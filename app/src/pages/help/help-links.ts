import type { HelpPlace } from '#design-system/screens/help/topics.ts'
import type { RoutePath } from '../../site/paths.ts'
import { usePath } from '../../hooks/use-path.ts'

type Fixed = Exclude<RoutePath, `${string}:${string}`>

const templates: Readonly<Record<Exclude<HelpPlace, 'insuranceClaim'>, Fixed>> = {
  verification: '/cabinet/profile/verification',
  passwordReset: '/password-reset',
  safety: '/cabinet/profile/safety',
  twoFactor: '/cabinet/profile/2fa',
  twoFactorHelp: '/cabinet/profile/2fa/help',
  profile: '/cabinet/profile/personal/contacts',
  refill: '/cabinet/actives/refill',
  transactions: '/cabinet/trade/transactions',
  withdraw: '/cabinet/actives/withdraw',
  bonus: '/cabinet/bonus-account',
  bonusExchange: '/cabinet/bonus-account/exchange',
  trustedWallets: '/cabinet/profile/trusted-wallets',
  uta: '/cabinet/trade/uta',
  utaDeals: '/cabinet/trade/uta/deals',
  utaRefill: '/cabinet/trade/uta/refill',
  utaCalculator: '/cabinet/trade/uta/calculator',
  utaWithdrawal: '/cabinet/trade/uta/withdrawal',
  referral: '/cabinet/referral',
  affiliateProgram: '/cabinet/affiliate-program',
  promoStatus: '/cabinet/promo-summer/status',
  promoTerms: '/cabinet/promo-summer/terms',
  insurance: '/cabinet/trade/uta/insurance',
  insuranceInfo: '/cabinet/trade/uta/insurance/info',
  insuranceTerms: '/cabinet/trade/uta/insurance/terms',
}

/** The targets of links in the help. A flag hides the whole topic of insurance. */
export function useHelpLinks(): Record<HelpPlace, string> {
  const { to } = usePath()
  const pages = Object.fromEntries(Object.entries(templates).map(([place, template]) => [place, to(template)])) as Record<
    keyof typeof templates,
    string
  >
  return { ...pages, insuranceClaim: to('/cabinet/trade/uta/insurance', { search: { claim: 'new' } }) }
}
