import { anyRow } from './findings.ts'
import type { SdkReport } from './settings.ts'

/** Reports each finding once, so that polling does not fill the log. Every unknown outcome is reported. */
export const createReporter = (report: (event: SdkReport) => void): ((event: SdkReport) => void) => {
  const said = new Set<string>()
  return (event) => {
    if (event.type !== 'unknown-outcome') {
      // A server that uses another format does so in every field: report each kind of difference once.
      const isFormat = event.type === 'difference' && event.kind !== 'ignored filter'
      const place = isFormat ? event.kind : anyRow(event.field ?? '')
      const key = JSON.stringify([event.type, event.operation, place])
      if (said.has(key)) return
      said.add(key)
    }
    report(event)
  }
}
