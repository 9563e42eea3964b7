import { WithdrawFiatScreen } from '#design-system/screens/withdraw/WithdrawFiatScreen.tsx'
import type { ReceiptPlace } from '../../hooks/use-receipt.ts'
import { WithdrawalFormOrStatus } from './WithdrawalFormOrStatus.tsx'
import { useWithdrawalForm } from './use-withdrawal-form.ts'

function Request({ receipt }: { receipt: ReceiptPlace }) {
  // A card's number is not stored.
  return <WithdrawFiatScreen {...useWithdrawalForm(receipt, null, ['USDT'])} />
}

export default function WithdrawFiatPage() {
  return <WithdrawalFormOrStatus form={Request} />
}
