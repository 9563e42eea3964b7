import { describe, expect, test } from 'vitest'
import { findOperation } from '#sdk/http/operations.ts'

const table = [
  { id: 'getWallet', method: 'GET', path: '/api/trust-wallet/{id}' },
  { id: 'odd', method: 'POST', path: '/api/trust-wallet/{id}' },
  { id: 'sendCode', method: 'POST', path: '/api/trust-wallet/send-verification-code' },
  { id: 'confirm', method: 'POST', path: '/api/withdraw/{id}/confirm', money: true },
]

describe('a request matches its operation', () => {
  test.each([
    ['GET', '/api/trust-wallet/7', 'getWallet'],
    ['GET', '/api/trust-wallet/..%2F..%2Flogout', 'getWallet'],
    ['POST', '/api/trust-wallet/send-verification-code', 'sendCode'],
    ['POST', '/api/trust-wallet/7', 'odd'],
    ['POST', '/api/withdraw/w-1/confirm', 'confirm'],
    ['PUT', '/api/trust-wallet/7', undefined],
    ['GET', '/api/trust-wallet/', undefined],
    ['GET', '/api/trust-wallet/7/8', undefined],
    ['GET', '/api/trust-wallet', undefined],
  ])('%s %s', (method, path, id) => expect(findOperation(method, path, table)?.id).toBe(id))
})
