/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { Id } from './id.zod.ts'

/** The code for a wallet. */
export const TrustedWalletConfirmRequest = /*#__PURE__*/ zod.object({
  /** The pending wallet. */
  trust_wallet_id: Id,
  /** The received code. */
  code: ConfirmationCode,
})

/** The code for a wallet. */
export type TrustedWalletConfirmRequest = zod.output<typeof TrustedWalletConfirmRequest>
