import type { Use } from '../map.ts'
import type { Change } from './compare.ts'
import type { Level } from './finding.ts'
import { countOf, groupChanges, type Group } from './groups.ts'

const titles: Record<Level, string> = {
  breaking: 'Breaking: what works today stops working',
  risky: 'Risky: works, but needs a review',
  harmless: 'Harmless',
}

/** Longer lists are cut; `contract:map` shows everything. */
const LONGEST = 16

const short = (file: string): string => file.split('/').at(-1)?.replace(/\.(stories\.)?tsx$/, '') ?? file
const list = (items: readonly string[], none: string): string => {
  if (items.length === 0) return none
  const shown = items.slice(0, LONGEST).map((item) => `\`${item}\``)
  return `${shown.join(', ')}${items.length > LONGEST ? ` and ${items.length - LONGEST} more` : ''}`
}

const everyPage = 'every page of the cabinet'
const pagesOf = (pages: readonly string[]): string =>
  pages.includes('*') ? [everyPage, ...(pages.length > 1 ? [list(pages.filter((page) => page !== '*'), '')] : [])].join(', ') : list(pages, 'none yet')

function block({ title, many, lines, operations, pages, screens, stories }: Group): string[] {
  return [
    `### ${title}`,
    '',
    ...lines.map((line) => `- ${line}`),
    '',
    ...(many ? [`Operations: ${operations.map((name) => `\`${name}\``).join(', ')}.`] : []),
    `Pages: ${pagesOf(pages)}.`,
    `Screens: ${list(screens.map(short), 'none')}. Stories: ${list(stories.map(short), 'none')}.`,
    '',
  ]
}

/** The Markdown report for a pull request: one section per level, one block per operation or shared part. */
export function report(changes: readonly Change[], uses: readonly Use[]): string {
  if (changes.length === 0) return 'Nothing changed that a program could notice.\n'
  const groups = groupChanges(changes, uses)
  const count = (level: Level): number => countOf(groups, level)
  const lines = [`# ${count('breaking')} breaking, ${count('risky')} risky, ${count('harmless')} harmless`, '']
  for (const level of ['breaking', 'risky', 'harmless'] as const) {
    const here = groups.filter((group) => group.level === level)
    if (here.length > 0) lines.push(`## ${titles[level]}`, '', ...here.flatMap(block))
  }
  return `${lines.join('\n').trimEnd()}\n`
}
