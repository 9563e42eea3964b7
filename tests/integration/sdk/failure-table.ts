import type { ApiErrorKind, OperationId } from '#sdk'
import { answer, cut, silence, type Reply } from './faulty-server.ts'

/** How a call ends, and how many requests of the operation itself it makes (without the cookie's). */
export type Outcome = readonly [end: ApiErrorKind | 'data', requests: number]

/** read: GET. write: anything else. money: x-moves-money. void: the contract promises no content. */
export interface Row {
  as: 'read' | 'write' | 'money'
  void?: true
  /** a 401 concerns the input, or a session that is being ended */
  outsideSession?: true
  /** an empty response is a success */
  mayBeEmpty?: true
  /** behind Laravel's guest middleware: a redirect is retried once */
  guestOnly?: true
}

export interface Fault {
  reply?: Reply
  offline?: true
  refused?: true
  /** milliseconds, instead of a long one */
  timeout?: number
  read: Outcome
  write: Outcome
  money: Outcome
  void?: Outcome
  mayBeEmpty?: Outcome
  status: number
  sleeps?: number
}

const HTML = '<!doctype html><html><body><h1>Bad Gateway</h1></body></html>'
const FIELDS = { amount: ['Too much.'], 'items.0.name': ['Too long.', 'Odd.'] }

/** F1: the faults as specified, independent of the code. */
export const FAULTS: Record<string, Fault> = {
  offline: { offline: true, status: 0, read: ['offline', 0], write: ['offline', 0], money: ['offline', 0] },
  refused: { refused: true, status: 0, read: ['network', 1], write: ['network', 1], money: ['unknown-outcome', 1] },
  timeout: { reply: silence, timeout: 15, status: 0, read: ['timeout', 1], write: ['timeout', 1], money: ['unknown-outcome', 1] },
  'cut mid-body': { reply: cut, status: 0, read: ['network', 1], write: ['network', 1], money: ['unknown-outcome', 1] },
  '401': {
    reply: answer(401, { message: 'Unauthenticated.' }),
    status: 401,
    read: ['unauthorized', 1],
    write: ['unauthorized', 1],
    money: ['unauthorized', 1],
  },
  '403': { reply: answer(403, { message: 'No.' }), status: 403, read: ['forbidden', 1], write: ['forbidden', 1], money: ['forbidden', 1] },
  '404': { reply: answer(404, { message: 'Gone.' }), status: 404, read: ['missing', 1], write: ['missing', 1], money: ['missing', 1] },
  '409': {
    reply: answer(409, { message: 'Busy.' }),
    status: 409,
    read: ['conflict', 1],
    write: ['conflict', 2],
    money: ['unknown-outcome', 1],
  },
  '419': {
    reply: answer(419, { message: 'CSRF token mismatch.' }),
    status: 419,
    read: ['csrf', 2],
    write: ['csrf', 2],
    money: ['csrf', 2],
  },
  '302': {
    reply: answer(302, '', { Location: '/home' }),
    status: 302,
    read: ['redirected', 1],
    write: ['redirected', 1],
    money: ['unknown-outcome', 1],
  },
  '422 with fields': {
    reply: answer(422, { message: 'Too much. (and 2 more errors)', errors: FIELDS }),
    status: 422,
    read: ['invalid', 1],
    write: ['invalid', 1],
    money: ['invalid', 1],
  },
  '429 with Retry-After': {
    reply: answer(429, { message: 'Too Many Attempts.' }, { 'Retry-After': '7' }),
    status: 429,
    sleeps: 7000,
    read: ['throttled', 1],
    write: ['throttled', 2],
    money: ['throttled', 2],
  },
  '429 with a long Retry-After': {
    reply: answer(429, { message: 'Too Many Attempts.' }, { 'Retry-After': '60' }),
    status: 429,
    read: ['throttled', 1],
    write: ['throttled', 1],
    money: ['throttled', 1],
  },
  '500': {
    reply: answer(500, { message: 'Server Error' }),
    status: 500,
    read: ['server', 1],
    write: ['server', 2],
    money: ['unknown-outcome', 1],
  },
  '502 as HTML': { reply: answer(502, HTML), status: 502, read: ['server', 1], write: ['server', 2], money: ['unknown-outcome', 1] },
  '503 as HTML': { reply: answer(503, HTML), status: 503, read: ['maintenance', 1], write: ['maintenance', 2], money: ['maintenance', 2] },
  '200 broken JSON': {
    reply: answer(200, '{"data":[{"id":', { 'Content-Type': 'application/json' }),
    status: 200,
    read: ['contract', 1],
    write: ['contract', 1],
    money: ['unknown-outcome', 1],
  },
  '200 HTML': { reply: answer(200, HTML), status: 200, read: ['contract', 1], write: ['contract', 1], money: ['unknown-outcome', 1] },
  '200 empty': {
    reply: answer(200),
    status: 200,
    read: ['contract', 1],
    write: ['contract', 1],
    money: ['unknown-outcome', 1],
    void: ['data', 1],
    mayBeEmpty: ['data', 1],
  },
  '200 ""': {
    reply: answer(200, '""', { 'Content-Type': 'application/json' }),
    status: 200,
    read: ['contract', 1],
    write: ['contract', 1],
    money: ['unknown-outcome', 1],
    void: ['data', 1],
    mayBeEmpty: ['data', 1],
  },
  '200 wrong shape': {
    reply: answer(200, [[7]]),
    status: 200,
    read: ['contract', 1],
    write: ['contract', 1],
    money: ['unknown-outcome', 1],
    void: ['data', 1],
  },
}

export const FIELD_ERRORS = FIELDS

/** One row per operation of the contract: a new operation needs one. */
export const ROWS: Record<OperationId, Row> = {
  getCsrfCookie: { as: 'read', void: true, outsideSession: true },
  login: { as: 'write', outsideSession: true, guestOnly: true },
  logout: { as: 'read', void: true, outsideSession: true },
  loginWithGoogle: { as: 'write', outsideSession: true },
  answerTwoFactorChallenge: { as: 'write', outsideSession: true },
  requestPasswordReset: { as: 'write', mayBeEmpty: true },
  resetPassword: { as: 'write', mayBeEmpty: true },
  getCurrentUser: { as: 'read' },
  registerUser: { as: 'write' },
  getUserSettings: { as: 'read' },
  updateUserSettings: { as: 'write', mayBeEmpty: true },
  getDepositWallet: { as: 'read' },
  getChatToken: { as: 'read' },
  updateProfile: { as: 'write', mayBeEmpty: true },
  changePassword: { as: 'write', mayBeEmpty: true },
  confirmPassword: { as: 'write', mayBeEmpty: true },
  listSessions: { as: 'read' },
  endSession: { as: 'write', void: true },
  endOtherSessions: { as: 'write', void: true },
  listSignIns: { as: 'read' },
  changeFreeze: { as: 'write' },
  enableTwoFactor: { as: 'write', mayBeEmpty: true },
  disableTwoFactor: { as: 'write', mayBeEmpty: true },
  getTwoFactorQrCode: { as: 'read' },
  getTwoFactorSecretKey: { as: 'read' },
  confirmTwoFactor: { as: 'write', mayBeEmpty: true },
  listRecoveryCodes: { as: 'read' },
  renewRecoveryCodes: { as: 'write', mayBeEmpty: true },
  getVerificationStatus: { as: 'read' },
  sendVerificationCode: { as: 'write' },
  confirmVerification: { as: 'write', mayBeEmpty: true },
  getPreferences: { as: 'read' },
  listBalances: { as: 'read' },
  listTransactions: { as: 'read' },
  getTransaction: { as: 'read' },
  listUtaSubscriptions: { as: 'read' },
  subscribeToUta: { as: 'money' },
  requestUtaDelegation: { as: 'money' },
  getUtaDelegation: { as: 'read' },
  withdrawFromUta: { as: 'money' },
  listUtaDeals: { as: 'read' },
  getUtaDeal: { as: 'read' },
  getUtaStatistics: { as: 'read' },
  getUtaBalance: { as: 'read' },
  getReferralStatistic: { as: 'read' },
  listPartners: { as: 'read' },
  listActiveBanners: { as: 'read' },
  closeBanner: { as: 'write', mayBeEmpty: true },
  listLandingDeals: { as: 'read' },
  getLandingDealsFile: { as: 'read' },
  createWithdrawal: { as: 'money' },
  confirmWithdrawal: { as: 'money' },
  getWithdrawal: { as: 'read' },
  exchangeTokens: { as: 'money' },
  getTokensExchange: { as: 'read' },
  listPools: { as: 'read' },
  getPoolsQualification: { as: 'read' },
  getCurrentBonus: { as: 'read' },
  listInsuranceTypes: { as: 'read' },
  listUserInsurances: { as: 'read' },
  takeOutInsurance: { as: 'money' },
  getUserInsurance: { as: 'read' },
  listTrustedWallets: { as: 'read' },
  createTrustedWallet: { as: 'write' },
  getTrustedWallet: { as: 'read' },
  updateTrustedWallet: { as: 'write' },
  deleteTrustedWallet: { as: 'write', void: true },
  sendTrustedWalletCode: { as: 'write' },
  confirmTrustedWallet: { as: 'write' },
}
