import type { Drift } from './check.ts'

const HEAD = { operation: 'operation', at: 'path', expected: 'expected', got: 'got' }
const COLUMNS = ['operation', 'at', 'expected', 'got'] as const

/** The same in more places than these is one fault of the server, told with the first of them. */
const EVERYWHERE = 4
/** No column is wider; what is longer goes on below. */
const WIDEST = 44

/** What differs in one way: a habit of the server, or the same rule broken under the same name, wherever that is. */
const causeOf = ({ dress, at, expected, got }: Drift): string =>
  JSON.stringify(dress === undefined ? [at.startsWith('body ') ? `body ${at.split('.').at(-1) ?? ''}` : at, expected, got] : [dress])

export const folded = (drifts: readonly Drift[]): Drift[] =>
  [...Map.groupBy(drifts, causeOf).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || (first.dress === undefined && same.length < EVERYWHERE)) return same
    const names = [...new Set(same.map(({ operation }) => operation))]
    const more = names.length > 1 ? ` and ${names.length - 1} more` : ''
    return [{ ...first, operation: `${names[0]}${more}`, at: same.length > names.length ? `${first.at} and ${same.length - 1} more places` : first.at }]
  })

/** What is read all the same, and what is not. */
export const apart = (drifts: readonly Drift[]): { dresses: Drift[]; breaks: Drift[] } => ({
  dresses: drifts.filter(({ dress }) => dress !== undefined),
  breaks: drifts.filter(({ dress }) => dress === undefined),
})

const wrapped = (text: string): string[] => {
  const lines: string[] = ['']
  for (const word of text.split(/(?<=[ ,/.])/).flatMap((one) => one.match(new RegExp(`.{1,${WIDEST}}`, 'g')) ?? [])) {
    if ((lines.at(-1) + word).trimEnd().length > WIDEST) lines.push('')
    lines[lines.length - 1] += word
  }
  return lines.map((line) => line.trimEnd())
}

/** Plain columns, for a terminal and for a log. */
export function driftTable(drifts: readonly Drift[]): string {
  const rows = [HEAD, ...folded(drifts)].map((drift) => COLUMNS.map((name) => wrapped(drift[name])))
  const widths = COLUMNS.map((_, column) => Math.max(...rows.flatMap((row) => row[column]!.map((line) => line.length))))
  const texts = rows.map((row) =>
    Array.from({ length: Math.max(...row.map((cell) => cell.length)) }, (_, at) =>
      row.map((cell, column) => (cell[at] ?? '').padEnd(widths[column]!)).join('  ').trimEnd(),
    ).join('\n'),
  )
  return [texts[0], widths.map((width) => '─'.repeat(width)).join('  '), ...texts.slice(1)].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

const table = (drifts: readonly Drift[]): string[] => [
  '| operation | path | expected | got |',
  '| --- | --- | --- | --- |',
  ...folded(drifts).map((drift) => `| ${COLUMNS.map((name) => cell(drift[name])).join(' | ')} |`),
]

/** The same as Markdown, for whoever has to mend the server. */
export function driftReport(url: string, drifts: readonly Drift[]): string {
  const { breaks, dresses } = apart(drifts)
  return [
    `# ${url}: ${breaks.length === 1 ? '1 difference' : `${breaks.length} differences`} from the contract`,
    '',
    ...(breaks.length === 0 ? ['None.'] : table(breaks)),
    '',
    ...(dresses.length === 0 ? [] : ['## Read all the same', '', ...table(dresses), '']),
  ].join('\n')
}
