/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const twoFactorQrCodeUrlRegExp = new RegExp('^otpauth:/')

/** The QR code for an authenticator app. */
export const TwoFactorQrCode = /*#__PURE__*/ zod.object({
  /** The QR code as SVG. Clients must not insert it into a page as markup but render their own from `url`. */
  svg: /*#__PURE__*/ zod.string(),
  /** The otpauth URL encoded in the QR code. */
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(twoFactorQrCodeUrlRegExp)),
})

/** The QR code for an authenticator app. */
export type TwoFactorQrCode = zod.output<typeof TwoFactorQrCode>
