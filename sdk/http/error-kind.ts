import type { ApiErrorKind } from './api-error.ts'

const BY_STATUS: Record<number, ApiErrorKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  419: 'csrf',
  422: 'invalid',
  429: 'throttled',
  503: 'maintenance',
}

/** After these statuses it is unknown whether money moved. Every 5xx except 503 counts as a 500. */
const leavesMoneyUnknown = (status: number): boolean => status === 408 || status === 409 || (status >= 500 && status !== 503)

/** The error kind of an error status. */
export const kindOfStatus = (status: number, money: boolean): ApiErrorKind => {
  if (money && leavesMoneyUnknown(status)) return 'unknown-outcome'
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : 'refused')
}
