import type { SdkReport } from './settings.ts'

/** Says the same thing once: a poll must not fill the log. An unknown outcome is an event of its own every time. */
export const createReporter = (report: (event: SdkReport) => void): ((event: SdkReport) => void) => {
  const said = new Set<string>()
  return (event) => {
    if (event.type !== 'unknown-outcome') {
      // A server of another habit differs in every field of that kind: once tells it.
      const place = event.type === 'difference' ? event.kind : event.field?.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')
      const key = JSON.stringify([event.type, event.operation, place])
      if (said.has(key)) return
      said.add(key)
    }
    report(event)
  }
}
