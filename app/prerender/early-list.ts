import { languageTag } from '#design-system/i18n/tags.ts'
import { amountFormat } from '#design-system/lib/format.ts'
import { displayDecimals } from '#design-system/lib/money.ts'
import { CONFIG_ELEMENT } from '../config.ts'
import { TOKEN_KEY, UI_COOKIE } from '../constants.ts'
import type { Template } from '../paths.ts'
import { WANTED } from '../wanted.ts'
import type { EarlyList } from './inline/early.ts'

/** What the cabinet's pages ask for first, to the letter as the SDK writes the addresses: an answer that nobody takes was asked for in vain. */
export const earlyList: EarlyList = {
  token: TOKEN_KEY,
  wanted: WANTED,
  config: CONFIG_ELEMENT,
  first: ['/api/users/me', '/api/verification/status'],
  always: ['/api/prefences', '/api/users/settings'],
  byPath: {
    '/cabinet': [
      '/api/balances',
      '/api/uta/subscribe',
      '/api/uta/balances',
      '/api/transactions?per_page=6',
      '/api/referral/v2/statistic',
      '/api/promo-banner/active',
      '/api/insurance/user',
    ],
    '/cabinet/referral': ['/api/referral/v2/statistic', '/api/pools/qualification'],
    '/cabinet/referral/structure': ['/api/referral/v2/partners?per_page=1000', '/api/referral/v2/statistic'],
    '/cabinet/trade/transactions': ['/api/transactions'],
    '/cabinet/trade/uta/transactions': ['/api/transactions?service=uta'],
    '/cabinet/trade/uta/deals': ['/api/uta/deals?per_page=60', '/api/statistics-uta'],
    '/cabinet/trade/uta/statistics': ['/api/statistics-uta'],
    '/cabinet/trade/uta/calculator': ['/api/statistics-uta'],
  },
  amount: {
    url: '/api/balances',
    field: 'total_worth_usd',
    tags: languageTag,
    format: amountFormat({ min: displayDecimals('USD'), max: displayDecimals('USD') }),
    choices: UI_COOKIE,
  },
}

/** What public pages show of the server's, by path. */
export const publicList: Partial<Record<Template, readonly string[]>> = { '/': ['/landing/uta-deals', '/landing/uta-deals-file-link'] }
