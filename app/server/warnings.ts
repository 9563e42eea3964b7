import { knownTimeZone } from '#design-system/lib/dates.ts'
import type { Config } from '../src/lib/config.ts'

/** Warns the operator about settings that are valid but have a drawback. */
export function warningsOf({ idempotency, support }: Pick<Config, 'idempotency' | 'support'>): string[] {
  const warnings: string[] = []
  if (!idempotency)
    warnings.push(
      'MATU_CONFIG has "idempotency": false. Requests that move money go out without an Idempotency-Key. A browser repeats a POST by itself when ' +
        'its connection breaks, and the server cannot tell the repeat from a new request: one press can move money several times, and the ' +
        'application cannot look up what became of it. Allow the header on the server (CORS: Access-Control-Allow-Headers) and remove the setting.',
    )
  const zone = support.hours?.split(' ').at(-1) ?? 'UTC'
  if (zone !== 'UTC' && knownTimeZone(zone) === 'UTC')
    warnings.push(
      `MATU_CONFIG has "support.hours" in the time zone ${zone}, which browsers do not know: they show the hours as those of UTC.`,
    )
  return warnings
}
