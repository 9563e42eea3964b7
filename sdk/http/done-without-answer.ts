import type { OperationId } from '../generated/operations.ts'

/** Writes whose answer is not used. Fortify answers them with `200 ""`; other servers may do the same. */
const NOTHING_NEEDED: ReadonlySet<string> = new Set<OperationId>([
  'requestPasswordReset',
  'resetPassword',
  'updateUserSettings',
  'updateProfile',
  'changePassword',
  'confirmPassword',
  'enableTwoFactor',
  'disableTwoFactor',
  'confirmTwoFactor',
  'renewRecoveryCodes',
  'confirmVerification',
  'closeBanner',
  'deleteTrustedWallet',
])

const NOTHING: ReadonlySet<string> = new Set(['', '""', 'null', '{}', '[]'])

/** Whether an answer without anything in it is a success of this operation. */
export const isDoneWithout = (operation: string, body: string): boolean => NOTHING_NEEDED.has(operation) && NOTHING.has(body.trim())
