import type { SdkReport } from './settings.ts'

/** Says the same thing once: a poll must not fill the log. An unknown outcome is an event of its own every time. */
export const createReporter = (report: (event: SdkReport) => void): ((event: SdkReport) => void) => {
  const said = new Set<string>()
  return (event) => {
    if (event.type !== 'unknown-outcome') {
      const key = JSON.stringify([event.type, event.operation, event.field?.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')])
      if (said.has(key)) return
      said.add(key)
    }
    report(event)
  }
}
