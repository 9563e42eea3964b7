import type { Use } from '../map.ts'
import type { Change } from './compare.ts'
import { report } from './report.ts'

const HEAD = `# Changes of the contract

Written by \`node openapi/tools/changelog.ts --from REVISION\`. A breaking change raises the first number of \`info.version\`, any other change the second
or third.
`

const numbersOf = (version: string): number[] => version.split('.').map(Number)

/** What is wrong with the version that a release gives to these changes; null if it fits. */
export function versionFault(before: string, after: string, changes: readonly Change[]): string | null {
  if (changes.length === 0) return null
  const [was, is] = [numbersOf(before), numbersOf(after)]
  const at = is.findIndex((number, index) => number !== was[index])
  if (at < 0 || is[at]! < was[at]!) return `The contract changed, and its version is still ${before}: raise info.version in openapi/openapi.yaml.`
  if (at > 0 && changes.some(({ level }) => level === 'breaking')) return `Something breaks, and ${before} became ${after}: raise the first number of info.version, or take the break back.`
  return null
}

/** The entry of one version: the report of the diff, one level deeper. */
export const entryOf = (version: string, before: string, changes: readonly Change[], uses: readonly Use[]): string =>
  `## ${version}, after ${before}\n\n${report(changes, uses)
    .replace(/^# (.*)$/m, '$1.')
    .replaceAll(/^##(#?) /gm, '##$1# ')
    .trimEnd()}\n`

export const hasEntry = (text: string, version: string): boolean => text.includes(`\n## ${version}, after `)

/** The changelog with an entry on top. */
export function withEntry(text: string, entry: string): string {
  const [, ...old] = text.split(/^(?=## )/m)
  return [HEAD, entry, ...old.map((one) => one.trimEnd() + '\n')].join('\n')
}
