import type { Use } from '../map.ts'
import type { Change } from './compare.ts'
import type { Level } from './schemas.ts'

const titles: Record<Level, string> = {
  breaking: 'Breaking: what works today stops working',
  risky: 'Risky: works, but somebody has to look',
  harmless: 'Harmless',
}

const nothing: Use = { operation: '', operationId: '', tag: '', origin: '', functions: [], pages: [], screens: [], stories: [] }
const short = (file: string): string => file.split('/').at(-1)?.replace(/\.(stories\.)?tsx$/, '') ?? file
const list = (items: readonly string[], none: string): string => (items.length > 0 ? items.map((item) => `\`${item}\``).join(', ') : none)

/** What changed, for whom: Markdown for a pull request, one section for each level, one block for each operation. */
export function report(changes: readonly Change[], uses: readonly Use[]): string {
  if (changes.length === 0) return 'Nothing changed that a program could notice.\n'
  const touchedBy = (operationId: string): Use => uses.find((use) => use.operationId === operationId) ?? nothing
  const count = (level: Level): number => changes.filter((change) => change.level === level).length
  const lines = [`# ${count('breaking')} breaking, ${count('risky')} risky, ${count('harmless')} harmless`, '']
  for (const level of ['breaking', 'risky', 'harmless'] as const) {
    const here = changes.filter((change) => change.level === level)
    if (here.length === 0) continue
    lines.push(`## ${titles[level]}`, '')
    for (const operation of new Set(here.map((change) => change.operation))) {
      const own = here.filter((change) => change.operation === operation)
      const use = touchedBy(own[0]!.operationId)
      lines.push(`### ${operation}`, '')
      for (const { part, at, what } of own) lines.push(`- ${part}${at ? ` \`${at}\`` : ''} ${what}`)
      lines.push('')
      lines.push(`Pages: ${list(use.pages.map((page) => (page === '*' ? 'every page of the cabinet' : page)), 'none yet')}. `)
      lines.push(`Screens: ${list(use.screens.map(short), 'none')}. Stories: ${list(use.stories.map(short), 'none')}.`, '')
    }
  }
  return `${lines.join('\n').trimEnd()}\n`
}
