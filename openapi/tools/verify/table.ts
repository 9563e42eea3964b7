import type { Drift } from './check.ts'

const HEAD = { operation: 'operation', at: 'path', expected: 'expected', got: 'got' }
const COLUMNS = ['operation', 'at', 'expected', 'got'] as const

/** The same everywhere is one fault of the server, not one of each operation. */
const EVERYWHERE = 4
/** No column is wider; what is longer goes on below. */
const WIDEST = 44

export const folded = (drifts: readonly Drift[]): Drift[] =>
  [...Map.groupBy(drifts, ({ at, expected, got }) => JSON.stringify([at, expected, got])).values()].flatMap((same) => {
    const names = [...new Set(same.map(({ operation }) => operation))]
    return names.length < EVERYWHERE ? same : [{ ...same[0]!, operation: `${names[0]} and ${names.length - 1} more` }]
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

/** The same as Markdown, for whoever has to mend the server. */
export const driftReport = (url: string, drifts: readonly Drift[]): string =>
  [
    `# ${url}: ${drifts.length === 1 ? '1 difference' : `${drifts.length} differences`} from the contract`,
    '',
    ...(drifts.length === 0
      ? ['None.']
      : ['| operation | path | expected | got |', '| --- | --- | --- | --- |', ...folded(drifts).map((drift) => `| ${COLUMNS.map((name) => cell(drift[name])).join(' | ')} |`)]),
    '',
  ].join('\n')
