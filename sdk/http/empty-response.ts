import type { OperationId } from '../generated/operations.ts'

/** Writes whose response body is not used. Fortify answers them with `200 ""`; other servers may do the same. */
const EMPTY_ALLOWED: ReadonlySet<string> = new Set<OperationId>([
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

/** Whether an empty response is a success of this operation. */
export const allowsEmptyResponse = (operation: string, body: string): boolean => EMPTY_ALLOWED.has(operation) && NOTHING.has(body.trim())
