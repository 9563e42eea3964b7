import { ExchangeReceiptScreen } from '#design-system/screens/bonus/ExchangeReceiptScreen.tsx'
import type { ExchangeAccount } from '#design-system/screens/bonus/exchange.ts'
import { usePath } from '../../hooks/use-path.ts'
import { areaSearch } from './exchange-search-params.ts'
import { useExchange } from './use-exchange.ts'

/** The last step: what became of it, at an address of its own. */
export function ExchangeReceipt({ id, address, account }: { id: string; address: string; account: ExchangeAccount }) {
  const { to } = usePath()
  return (
    <ExchangeReceiptScreen
      exchange={useExchange(id)}
      address={address}
      links={{
        again: to('/cabinet/bonus-account/exchange', { search: areaSearch(account) }),
        transactions: to('/cabinet/trade/transactions'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
