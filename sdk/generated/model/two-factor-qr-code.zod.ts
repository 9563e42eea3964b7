/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const twoFactorQrCodeUrlRegExp = new RegExp('^otpauth:/')

/** The picture that an authenticator app reads. */
export const TwoFactorQrCode = /*#__PURE__*/ zod.object({
  /** The picture as SVG. Never put into a page as markup: draw it from `url`. */
  svg: /*#__PURE__*/ zod.string(),
  /** The otpauth address behind the picture. */
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(twoFactorQrCodeUrlRegExp)),
})

/** The picture that an authenticator app reads. */
export type TwoFactorQrCode = zod.output<typeof TwoFactorQrCode>
