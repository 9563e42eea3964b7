import { WithdrawFiatScreen } from '#design-system/screens/withdraw/WithdrawFiatScreen.tsx'
import { useReceipt } from '../../root/use-receipt.ts'
import type { ReceiptPlace } from '../../root/use-receipt.ts'
import { FollowedWithdrawal } from './FollowedWithdrawal.tsx'
import { useRequest } from './use-request.ts'

function Request({ receipt }: { receipt: ReceiptPlace }) {
  return <WithdrawFiatScreen {...useRequest('withdraw-card', receipt)} />
}

export default function WithdrawFiatRoute() {
  const receipt = useReceipt()
  return receipt.id === null ? <Request receipt={receipt} /> : <FollowedWithdrawal key={receipt.id} id={receipt.id} receipt={receipt} />
}
