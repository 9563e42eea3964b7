import { ExchangeReceiptScreen } from '#design-system/screens/bonus/ExchangeReceiptScreen.tsx'
import { usePath } from '../../root/use-path.ts'
import { useExchange } from './use-exchange.ts'

/** The last step: what became of it, at an address of its own. */
export function ExchangeReceipt({ id, address }: { id: string; address: string }) {
  const { to } = usePath()
  return (
    <ExchangeReceiptScreen
      exchange={useExchange(id)}
      address={address}
      links={{
        again: to('/cabinet/bonus-account/exchange'),
        transactions: to('/cabinet/trade/transactions'),
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
