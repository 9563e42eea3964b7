import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import type { Assumptions } from '#design-system/screens/uta/projection.ts'
import type { DealFilters } from '#design-system/screens/uta/dealFilters.ts'
import type { RewardPeriod } from '#design-system/screens/uta/UtaRewardScreen.tsx'

/** The query parameters that links set, by page. A page that is not listed takes none. Types only: no page loads them. */
export interface PageSearch {
  '/help': { q?: string }
  '/cabinet/help': { q?: string }
  '/cabinet/trade/transactions': TransactionFilters & { transaction?: string }
  '/cabinet/trade/transactions/statement': { month?: string; year?: string }
  '/cabinet/trade/uta/transactions': TransactionFilters & { transaction?: string }
  '/cabinet/trade/uta/deals': DealFilters & { deal?: string }
  '/cabinet/trade/uta/refill': { amount?: string }
  '/cabinet/trade/uta/statistics': { month?: string }
  '/cabinet/trade/uta/calculator': Partial<Record<Exclude<keyof Assumptions, 'reinvest'>, string>> & { reinvest?: 'no' }
  '/cabinet/trade/uta/ref-reward': { by?: RewardPeriod }
  '/cabinet/trade/uta/insurance': { from?: 'uta'; claim?: string; days?: string }
  '/cabinet/trade/uta/insurance/info': { from?: 'uta' }
  '/cabinet/trade/uta/insurance/terms': { from?: 'uta' }
  '/cabinet/trade/uta/insurance/register': { type?: string; from?: 'uta' }
  '/cabinet/actives': TransactionFilters & { search?: string; sort?: string }
  '/cabinet/actives/refill': { token?: string }
  '/cabinet/actives/refill-choice': { token?: string }
  '/cabinet/actives/refill-choice/refill-form': { token?: string }
  '/cabinet/actives/withdraw': { token?: string }
  '/cabinet/actives/withdraw/wallet': { token?: string; receipt?: string }
  '/cabinet/bonus-account/exchange': { from?: 'assets' | 'bonus'; token?: string; quote?: string; by?: 'give' | 'get'; receipt?: string }
  '/cabinet/referral/structure': { search?: string; is_active?: boolean; partner?: string }
  '/cabinet/referral/structure/:partnerId': { sort?: string }
  '/cabinet/profile/trusted-wallets/add': { wallet?: string; withdrawal?: string }
}
