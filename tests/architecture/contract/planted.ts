import type { Contract, Operation, Schema } from '#openapi/tools/contract.ts'
import type { Messages } from '#openapi/tools/messages.ts'
import { operationAt, propertyAt } from './places.ts'

interface Written {
  contract: Contract
  messages: Messages
}

const at = ({ contract }: Written, name: string): Operation => operationAt(contract, name)
const propertyOf = ({ contract }: Written, name: string, property: string): Schema => propertyAt(contract, name, property)
const exampleOf = (written: Written, name: string, status = '200'): Record<string, unknown> =>
  at(written, name).responses[status]?.content?.['application/json']?.example as Record<string, unknown>
const problemOf = ({ contract }: Written, name: string): Record<string, unknown> =>
  contract.components.responses[name]?.content?.['application/json']?.example as Record<string, unknown>

export type Planted = [what: string, plant: (written: Written) => unknown, fault: string]

/** Typical careless changes. Each is planted in the contract, and a rule must report it in these words. */
export const planted: readonly Planted[] = [
  ['an operationId that two share', (w) => (at(w, 'POST /login').operationId = 'logout'), 'GET /logout shares its operationId'],
  ['an operation without an origin', (w) => delete at(w, 'POST /api/withdraw')['x-origin'], 'POST /api/withdraw has no x-origin'],
  ['a write without its 419', (w) => delete at(w, 'POST /api/withdraw').responses['419'], 'POST /api/withdraw lacks 419'],
  [
    'a write without its CSRF header',
    (w) => (at(w, 'POST /api/withdraw').parameters = []),
    'POST /api/withdraw lacks the header X-XSRF-TOKEN',
  ],
  ['a movement of money without its 409', (w) => delete at(w, 'POST /api/withdraw').responses['409'], 'POST /api/withdraw lacks 409'],
  [
    'an answer without an example',
    (w) => delete at(w, 'POST /api/withdraw').responses['201']?.content?.['application/json']?.example,
    'POST /api/withdraw 201 has no example',
  ],
  [
    'a refusal in another shape',
    (w) => (at(w, 'POST /api/withdraw').responses['422'] = at(w, 'POST /api/withdraw').responses['401']!),
    'POST /api/withdraw 422 is not ValidationProblem',
  ],
  [
    'a throttle that says no time',
    ({ contract }) => delete contract.components.responses['Throttled']?.headers,
    'POST /login 429 has no Retry-After',
  ],
  [
    'a path parameter that may be anything',
    ({ contract }) => delete contract.components.schemas['Id']?.pattern,
    'GET /api/withdraw/{id} path parameter id has no pattern',
  ],
  ['a property that nobody explained', (w) => delete propertyOf(w, 'User', 'lang').description, 'User .lang has no description'],
  ['an amount of no currency', (w) => (propertyOf(w, 'UtaDeal', 'size').description = 'Size.'), 'UtaDeal .size has no unit'],
  [
    'a word list that is left open',
    (w) => Object.assign(propertyOf(w, 'UtaDeal', 'side'), { $ref: undefined, type: 'string' }),
    'UtaDeal .side is not a closed list',
  ],
  [
    'money as a floating number',
    (w) => Object.assign(propertyOf(w, 'UtaDeal', 'fee'), { type: 'number' }),
    'UtaDeal holds a floating number',
  ],
  [
    'a decimal without its pattern',
    ({ contract }) => delete contract.components.schemas['Amount']?.pattern,
    'Amount holds a decimal without a pattern',
  ],
  [
    'an example with a number for a decimal',
    (w) => (exampleOf(w, 'GET /api/prefences')['matu_price'] = 1.084),
    'GET /api/prefences 200: /matu_price must be string',
  ],
  [
    'an example with a misspelt field',
    (w) => (exampleOf(w, 'GET /api/prefences')['matu_prize'] = '1.084'),
    'GET /api/prefences 200:  must NOT have additional properties',
  ],
  [
    'an example whose time has no zone',
    (w) => (exampleOf(w, 'GET /api/balances')['as_of'] = '2026-08-14T14:20:00'),
    'GET /api/balances 200: /as_of must match format "date-time"',
  ],
  [
    'an address with wrong capitals',
    (w) => (exampleOf(w, 'GET /api/users/wallet/{network}')['address'] = '0x3eD21b7C94aF60835dB1c0E7718f2aA94C6b50D8'),
    'GET /api/users/wallet/{network} 200: 0x3eD21b7C94aF60835dB1c0E7718f2aA94C6b50D8 has wrong capitals, EIP-55 writes 0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8',
  ],
  [
    'a call of the specification, spelt as it should have been',
    ({ contract }) => {
      contract.paths['/api/preferences'] = contract.paths['/api/prefences'] ?? {}
      delete contract.paths['/api/prefences']
    },
    'GET /api/prefences is missing',
  ],
  [
    'a call of ours that poses as the specification’s',
    (w) => (w.contract.paths['/api/invented'] = { post: { ...at(w, 'POST /login'), operationId: 'invented' } }),
    'POST /api/invented has x-origin product',
  ],
  [
    'a refusal that German readers get no sentence for',
    ({ messages }) => (messages['withdraw.blocked']!.de = ''),
    'withdraw.blocked has no text in de',
  ],
  [
    'an example that says something else than its code',
    (w) => (problemOf(w, 'QuoteExpired')['message'] = 'Too late.'),
    'QuoteExpired says "Too late.", which is not exchange.expired',
  ],
]
