import type { Contract, Operation } from '../contract.ts'
import { parametersOf, rowsOf } from '../contract.ts'
import type { Finding, Level } from './finding.ts'

/** Alternative sign-in methods: `session`, `bearer`, `session and bearer`. */
export const signInSchemes = (contract: Contract, { security = contract.security ?? [] }: Operation): string[] =>
  security.map((way) => Object.keys(way).toSorted().join(' and '))

/** Compares what applies to every request: the servers, the sign-in methods and the headers that the transport adds. */
export function compareRequestRules(base: Contract, next: Contract): Finding[] {
  const findings: Finding[] = []
  const say = (level: Level, at: string, what: string): void => void findings.push({ level, at, what })

  const [urls, newUrls] = [base, next].map(({ servers = [] }) => servers.map(({ url }) => url)) as [string[], string[]]
  for (const url of urls) if (!newUrls.includes(url)) say('breaking', `server ${url}`, 'is gone')
  for (const url of newUrls) if (!urls.includes(url)) say('harmless', `server ${url}`, 'is new')

  const [schemes, others] = [base.components.securitySchemes ?? {}, next.components.securitySchemes ?? {}]
  for (const [name, scheme] of Object.entries(schemes)) {
    const other = others[name]
    if (!other) {
      say('breaking', `sign-in by ${name}`, 'is gone')
      continue
    }
    for (const part of ['type', 'in', 'name', 'scheme'] as const)
      if (scheme[part] !== other[part]) say('breaking', `sign-in by ${name}`, `${part} was ${scheme[part] ?? 'none'}, is ${other[part] ?? 'none'}`)
  }

  const [old, now] = [base['x-request-headers'] ?? [], next['x-request-headers'] ?? []]
  for (const { name, methods } of now) {
    const before = old.find((header) => header.name === name)?.methods ?? []
    const more = methods.filter((method) => !before.includes(method))
    if (more.length > 0) say('breaking', `header ${name}`, `is required with ${more.join(', ')} now`)
  }
  for (const { name, methods } of old) {
    const after = now.find((header) => header.name === name)?.methods ?? []
    const isParameter = (method: string): boolean =>
      rowsOf(next)
        .filter((row) => row.method === method)
        .every(({ operation }) => parametersOf(next, operation).some((one) => one.in === 'header' && one.name === name))
    const less = methods.filter((method) => !after.includes(method) && !isParameter(method))
    if (less.length > 0) say('risky', `header ${name}`, `is no longer required with ${less.join(', ')}`)
  }
  return findings
}
