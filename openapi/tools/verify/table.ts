import type { Mismatch } from './check.ts'

const HEAD = { operation: 'operation', at: 'path', expected: 'expected', got: 'got' }
const COLUMNS = ['operation', 'at', 'expected', 'got'] as const

/** Maximum width of a column; longer text continues on the next line. */
const WIDEST = 44

/** Groups mismatches by cause: the same kind of tolerated difference, or the same rule violated in a field of the same name. */
const causeOf = ({ kind, at, expected, got }: Mismatch): string =>
  JSON.stringify(kind === undefined ? [at.startsWith('body ') ? `body ${at.split('.').at(-1) ?? ''}` : at, expected, got] : [kind])

/** One line for each cause, at its first place. */
const folded = (mismatches: readonly Mismatch[]): Mismatch[] =>
  [...Map.groupBy(mismatches, causeOf).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || same.length === 1) return same
    const names = [...new Set(same.map(({ operation }) => operation))]
    const more = names.length > 1 ? ` and ${names.length - 1} more` : ''
    return [{ ...first, operation: `${names[0]}${more}`, at: same.length > names.length ? `${first.at} and ${same.length - 1} more places` : first.at }]
  })

/** `2 differences`, `1 difference in 14 places`: causes first, since each is mended once. */
export const countOf = (mismatches: readonly Mismatch[]): string => {
  const causes = new Set(mismatches.map(causeOf)).size
  const counted = causes === 1 ? '1 difference' : `${causes} differences`
  return mismatches.length > causes ? `${counted} in ${mismatches.length} places` : counted
}

/** Separates mismatches that the application tolerates from those that break it. */
export const apart = (mismatches: readonly Mismatch[]): { tolerated: Mismatch[]; breaks: Mismatch[] } => ({
  tolerated: mismatches.filter(({ kind }) => kind !== undefined),
  breaks: mismatches.filter(({ kind }) => kind === undefined),
})

const wrapped = (text: string): string[] => {
  const lines: string[] = ['']
  for (const word of text.split(/(?<=[ ,/.])/).flatMap((one) => one.match(new RegExp(`.{1,${WIDEST}}`, 'g')) ?? [])) {
    if ((lines.at(-1) + word).trimEnd().length > WIDEST) lines.push('')
    lines[lines.length - 1] += word
  }
  return lines.map((line) => line.trimEnd())
}

/** Plain-text columns for a terminal or a log. */
export function mismatchTable(mismatches: readonly Mismatch[]): string {
  const rows = [HEAD, ...folded(mismatches)].map((mismatch) => COLUMNS.map((name) => wrapped(mismatch[name])))
  const widths = COLUMNS.map((_, column) => Math.max(...rows.flatMap((row) => row[column]!.map((line) => line.length))))
  const texts = rows.map((row) =>
    Array.from({ length: Math.max(...row.map((cell) => cell.length)) }, (_, at) =>
      row.map((cell, column) => (cell[at] ?? '').padEnd(widths[column]!)).join('  ').trimEnd(),
    ).join('\n'),
  )
  return [texts[0], widths.map((width) => '─'.repeat(width)).join('  '), ...texts.slice(1)].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

const table = (mismatches: readonly Mismatch[]): string[] => [
  '| operation | path | expected | got |',
  '| --- | --- | --- | --- |',
  ...folded(mismatches).map((mismatch) => `| ${COLUMNS.map((name) => cell(mismatch[name])).join(' | ')} |`),
]

/** The Markdown report for the developers of the server. */
export function mismatchReport(url: string, mismatches: readonly Mismatch[]): string {
  const { breaks, tolerated } = apart(mismatches)
  return [
    `# ${url}: ${countOf(breaks)} from the contract`,
    '',
    ...(breaks.length === 0 ? ['None.'] : table(breaks)),
    '',
    ...(tolerated.length === 0 ? [] : ['## Read all the same', '', ...table(tolerated), '']),
  ].join('\n')
}
