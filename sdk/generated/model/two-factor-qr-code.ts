/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The QR code for an authenticator app.
 */
export interface TwoFactorQrCode {
  /** The QR code as SVG. Clients must not insert it into a page as markup but render their own from `url`. */
  svg: string
  /**
   * The otpauth URL encoded in the QR code.
   * @pattern ^otpauth://
   */
  url: string
}
