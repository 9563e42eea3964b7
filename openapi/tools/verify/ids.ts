/** An id that does not exist, and one where ids are integers. */
export const UNKNOWN_ID = 'none'
export const UNKNOWN_NUMBER = '999999999'

/** An address that nobody has. */
export const randomAddress = (): string => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}`

/** The list that supplies the id for an operation with an id; with `type`, the `related_id` of a transaction of that type. */
export const idsFrom: Readonly<Record<string, { list: string; type?: string }>> = {
  'GET /api/transactions/{id}': { list: 'GET /api/transactions' },
  'GET /api/withdraw/{id}': { list: 'GET /api/transactions', type: 'withdrawal' },
  'GET /api/tokens-exchange/{id}': { list: 'GET /api/transactions', type: 'exchange' },
  'GET /api/uta/delegate/{requestId}': { list: 'GET /api/transactions', type: 'uta_refill' },
  'GET /api/uta/deals/{id}': { list: 'GET /api/uta/deals' },
  'GET /api/insurance/user/{id}': { list: 'GET /api/insurance/user' },
  'GET /api/trust-wallet/{id}': { list: 'GET /api/trust-wallet' },
}

/** The id of the first item of a list; with `type`, the `related_id` of the first transaction of that type that has one. */
export function firstId(body: unknown, type?: string): string | null {
  const data = (body as { data?: unknown } | undefined)?.data
  const rows = (Array.isArray(data) ? data : []) as Array<{ id?: unknown; uuid?: unknown; type?: unknown; related_id?: unknown }>
  const one = type === undefined ? rows[0] : rows.find((row) => row.type === type && typeof row.related_id === 'string')
  const id = type === undefined ? (one?.id ?? one?.uuid) : one?.related_id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
