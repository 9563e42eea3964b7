import type { Texts } from '../../i18n/catalogue.ts'

export type QuestionId = keyof Texts<'help'>['questions']
export type TopicId = keyof Texts<'help'>['topics']

/** Questions by topic, in display order. */
export const topics: ReadonlyArray<{ id: TopicId; questions: readonly QuestionId[] }> = [
  { id: 'account', questions: ['verify', 'password', 'twoFactor', 'lostDevice', 'contacts'] },
  { id: 'money', questions: ['network', 'refill', 'arrived', 'withdraw', 'blocked', 'fee', 'bonus'] },
  { id: 'wallets', questions: ['trusted', 'coin'] },
  { id: 'uta', questions: ['uta', 'polling', 'results', 'takeOut'] },
  { id: 'referral', questions: ['invite', 'rank', 'promo'] },
  { id: 'insurance', questions: ['insurance', 'claim'] },
]

/** Pages that answers link to; the link texts are the pages' titles. */
export type HelpPlace =
  | 'verification'
  | 'passwordReset'
  | 'safety'
  | 'twoFactor'
  | 'twoFactorHelp'
  | 'profile'
  | 'refill'
  | 'transactions'
  | 'withdraw'
  | 'bonus'
  | 'bonusExchange'
  | 'trustedWallets'
  | 'uta'
  | 'utaDeals'
  | 'utaRefill'
  | 'utaCalculator'
  | 'utaWithdrawal'
  | 'referral'
  | 'affiliateProgram'
  | 'promoStatus'
  | 'promoTerms'
  | 'insurance'
  | 'insuranceInfo'
  | 'insuranceTerms'
  | 'insuranceClaim'

/** Links of each answer. The caller omits pages that are missing or switched off. */
export const mentionedPlaces: Partial<Record<QuestionId, readonly HelpPlace[]>> = {
  verify: ['verification'],
  password: ['passwordReset'],
  twoFactor: ['twoFactor', 'twoFactorHelp'],
  lostDevice: ['twoFactorHelp'],
  contacts: ['profile'],
  network: ['refill'],
  refill: ['refill'],
  arrived: ['transactions', 'refill'],
  withdraw: ['withdraw'],
  blocked: ['safety'],
  bonus: ['bonus', 'bonusExchange'],
  trusted: ['trustedWallets'],
  uta: ['uta', 'utaDeals'],
  polling: ['transactions', 'utaRefill'],
  results: ['utaCalculator'],
  takeOut: ['utaWithdrawal'],
  invite: ['referral', 'affiliateProgram'],
  rank: ['affiliateProgram'],
  promo: ['promoStatus', 'promoTerms'],
  insurance: ['insurance', 'insuranceInfo'],
  claim: ['insuranceClaim', 'insuranceTerms'],
}

/** Search terms in any language that the answer itself does not contain. */
export const alsoKnown: Partial<Record<QuestionId, string>> = {
  verify: 'KYC Telegram',
  twoFactor: '2FA OTP TOTP',
  lostDevice: '2FA OTP TOTP',
  network: 'BSC BEP20 ERC20 TRC20',
  fee: 'gas',
}

// "autorizacion" finds "autorización", "ключ" finds "Ключ", "е" finds "ё".
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether every word of the query occurs in the text. */
export const matches = (text: string, query: string): boolean => {
  const where = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
