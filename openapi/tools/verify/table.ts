import type { Mismatch } from './check.ts'
import { FLOAT_NOISE } from './check.ts'
import type { Fields } from './fields.ts'

const HEAD = { kind: 'difference', operation: 'operation', at: 'path', expected: 'expected', got: 'got' }
const COLUMNS = ['operation', 'at', 'expected', 'got'] as const
/** What the application reads all the same has a name. */
const columnsOf = (mismatches: readonly Mismatch[]): readonly (keyof typeof HEAD)[] => (mismatches.some(({ kind }) => kind) ? ['kind', ...COLUMNS] : COLUMNS)

/** Maximum width of a column; longer text continues on the next line. */
const WIDEST = 44

/** Groups mismatches by cause: the same kind of tolerated difference, the same rule violated in a field of the same name, floats and times in whatever field. */
const causeOf = ({ kind, at, expected, got }: Mismatch): string => {
  if (kind !== undefined || got === FLOAT_NOISE) return kind ?? got
  if (expected === 'a date' || expected === 'a date-time') return 'time'
  return JSON.stringify([at.startsWith('body ') ? `body ${at.split('.').at(-1) ?? ''}` : at, expected, got])
}

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
  const columns = columnsOf(mismatches)
  const rows = [HEAD, ...folded(mismatches)].map((mismatch) => columns.map((name) => wrapped(mismatch[name] ?? '')))
  const widths = columns.map((_, column) => Math.max(...rows.flatMap((row) => row[column]!.map((line) => line.length))))
  const texts = rows.map((row) =>
    Array.from({ length: Math.max(...row.map((cell) => cell.length)) }, (_, at) =>
      row.map((cell, column) => (cell[at] ?? '').padEnd(widths[column]!)).join('  ').trimEnd(),
    ).join('\n'),
  )
  return [texts[0], widths.map((width) => '─'.repeat(width)).join('  '), ...texts.slice(1)].join('\n')
}

/** Fields that the answers did not have, or had besides; nothing if there are none. */
export const fieldLines = ({ absent, unknown }: Fields): string[] => [
  ...(absent.length > 0 ? [`optional, in no answer: ${absent.join(', ')}`] : []),
  ...(unknown.length > 0 ? [`in answers, not in the contract: ${unknown.join(', ')}`] : []),
]

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** Each place on a line of its own, those of one cause together. */
const table = (mismatches: readonly Mismatch[]): string[] => {
  const columns = columnsOf(mismatches)
  const lineOf = (mismatch: Partial<Mismatch>): string => `| ${columns.map((name) => cell(mismatch[name] ?? '')).join(' | ')} |`
  return [lineOf(HEAD), `|${' --- |'.repeat(columns.length)}`, ...[...Map.groupBy(mismatches, causeOf).values()].flat().map(lineOf)]
}

/** The Markdown report for the developers of the server: every place. */
export function mismatchReport(url: string, mismatches: readonly Mismatch[], fields: Fields = { absent: [], unknown: [] }): string {
  const { breaks, tolerated } = apart(mismatches)
  return [
    `# ${url}: ${countOf(breaks)} from the contract`,
    '',
    ...(breaks.length === 0 ? ['None.'] : table(breaks)),
    '',
    ...(tolerated.length === 0 ? [] : ['## Read all the same', '', ...table(tolerated), '']),
    ...fieldLines(fields).flatMap((line) => [`- ${line}`, '']),
  ].join('\n')
}
