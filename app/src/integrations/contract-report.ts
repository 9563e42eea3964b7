import type { SdkReport } from '#sdk'

/** One log line about a response that violates the contract: operation, path in the response, expected type and actual type. */
export function reportLine(event: SdkReport): string {
  if (event.type === 'unknown-outcome') return `${event.type} ${event.operation}`
  const [first, ...others] = event.type === 'contract' ? event.issues : [event]
  const place = first?.field ? ` at ${first.field}` : ''
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return `${event.type} ${event.operation}${place}: expected ${first?.expected ?? 'something else'}, got ${first?.got ?? 'this'}${more}`
}
