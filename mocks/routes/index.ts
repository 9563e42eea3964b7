import type { Operation } from '../server/route.ts'
import { auth } from './auth.ts'
import { balances } from './balances.ts'
import { banners } from './banners.ts'
import { bonus } from './bonus.ts'
import { exchange } from './exchange.ts'
import { insurance } from './insurance.ts'
import { landing } from './landing.ts'
import { pools } from './pools.ts'
import { preferences } from './preferences.ts'
import { referral } from './referral.ts'
import { security } from './security.ts'
import { transactions } from './transactions.ts'
import { trustedWallets } from './trusted-wallets.ts'
import { twoFactor } from './two-factor.ts'
import { users } from './users.ts'
import { uta } from './uta.ts'
import { verification } from './verification.ts'
import { withdrawals } from './withdrawals.ts'

/** All operations of the contract, one file per tag. */
export const operations: readonly Operation[] = [
  ...auth,
  ...users,
  ...twoFactor,
  ...security,
  ...verification,
  ...preferences,
  ...balances,
  ...transactions,
  ...withdrawals,
  ...exchange,
  ...uta,
  ...referral,
  ...pools,
  ...landing,
  ...bonus,
  ...banners,
  ...insurance,
  ...trustedWallets,
]
