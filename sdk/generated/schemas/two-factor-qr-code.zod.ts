/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const twoFactorQrCodeUrlRegExp = new RegExp('^otpauth:/')

export const TwoFactorQrCode = /*#__PURE__*/ zod.object({
  svg: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(twoFactorQrCodeUrlRegExp)),
})

export type TwoFactorQrCode = zod.input<typeof TwoFactorQrCode>
export type TwoFactorQrCodeOutput = zod.output<typeof TwoFactorQrCode>
