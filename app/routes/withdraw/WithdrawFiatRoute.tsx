import { WithdrawFiatScreen } from '#design-system/screens/withdraw/WithdrawFiatScreen.tsx'
import type { ReceiptPlace } from '../../root/use-receipt.ts'
import { FormOrFollowed } from './FollowedWithdrawal.tsx'
import { useRequest } from './use-request.ts'

function Request({ receipt }: { receipt: ReceiptPlace }) {
  return <WithdrawFiatScreen {...useRequest('withdraw-card', receipt)} />
}

export default function WithdrawFiatRoute() {
  return <FormOrFollowed form={Request} />
}
