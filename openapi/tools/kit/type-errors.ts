import type { Change } from '../diff/compare.ts'
import { groupChanges } from '../diff/groups.ts'
import type { Use } from '../map.ts'

/** One error of the type checker. */
export interface Diagnostic {
  file: string
  line: string
  text: string
}

const rooms: readonly (readonly [title: string, folder: RegExp])[] = [
  ['Screens and parts', /^design-system\//],
  ['Pages and session', /^app\//],
  ['Simulator', /^mocks\//],
  ['Workbench', /^stories\//],
  ['Tests', /^tests\//],
  ['SDK', /^sdk\//],
]

/** Replaces object types spelled out in the message, so that the name of the field is easy to find. */
const shortened = (text: string): string => {
  let short = text
  for (let before = ''; before !== short; ) {
    before = short
    short = short.replaceAll(/\{ [^{}]* \}/g, '…')
  }
  return short
    .replaceAll(/(… \| )+…/g, '…')
    .replaceAll(/ (on|in) type '[^']*…[^']*'/g, '')
    .replaceAll(/(but required )?in type '…'/g, '$1there')
    .slice(0, 200)
}

export const diagnosticsOf = (text: string): Diagnostic[] =>
  [...text.matchAll(/^(\S+?)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', line = '', said = '']) => ({
    file,
    line,
    text: shortened(said),
  }))

const everyPage = (page: string): string => (page === '*' ? 'every page' : page)

/** The contract changes and affected pages, then the type errors by area: one entry per file and message. */
export function diagnosticReport(diagnostics: readonly Diagnostic[], changes: readonly Change[], uses: readonly Use[]): string {
  const files = new Set(diagnostics.map(({ file }) => file))
  const places = diagnostics.length === 1 ? '1 place no longer fits' : `${diagnostics.length} places in ${files.size} file${files.size === 1 ? '' : 's'} no longer fit`
  const lines = [`${places} the contract.`]
  if (changes.length > 0) lines.push('\nWhat changed since the last commit')
  for (const { title, lines: what, pages } of groupChanges(changes, uses)) {
    lines.push(...what.map((one) => `  ${title}: ${one.replaceAll('`', '')}`), `    shown on ${pages.map(everyPage).join(', ') || 'no page yet'}`)
  }
  for (const [title, folder] of rooms) {
    const here = diagnostics.filter(({ file }) => folder.test(file))
    if (here.length === 0) continue
    lines.push(`\n${title}`)
    for (const [place, same] of Map.groupBy(here, ({ file, text }) => `${file}\n${text}`)) {
      const [file, text] = place.split('\n')
      lines.push(`  ${file}:${same.map(({ line }) => line).join(', ')}`, `    ${text}`)
    }
  }
  return lines.join('\n')
}

/** The recommended next step: changes of visible screens need a decision by their owners, other errors only a fix. */
export const nextStep = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.some(({ file }) => /^(design-system|app)\//.test(file))
    ? 'users see these screens. Show the list to their owners, or keep the old shape beside the new one (openapi/README.md, Deprecate);\n`npm run contract:diff` says what breaks for whom.'
    : 'no screen is touched. Mend these places (a new field needs a value, a removed one goes) and run `npm run contract` again.'
