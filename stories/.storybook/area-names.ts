import frame from '#design-system/i18n/en/frame/index.ts'

const { items } = frame

/** Names of the sidebar's folders by id, as in the product's navigation. */
export const areaNames: Readonly<Record<string, string>> = {
  'screens-assets': items.assets,
  'screens-auth': 'Sign in and registration',
  'screens-bonus': items.bonus,
  'screens-cabinet': items.overview,
  'screens-errors': 'Errors and maintenance',
  'screens-help': items.help,
  'screens-insurance': items.insurance,
  'screens-landing': 'Landing page',
  'screens-profile': items.profile,
  'screens-promo': 'Summer promotion',
  'screens-referral': items.referral,
  'screens-trade': items.trade,
  'screens-trusted-wallets': items.wallets,
  'screens-uta': items.uta,
  'screens-withdraw': 'Withdrawal',
}
