// node openapi/tools/docs.ts [FOLDER]: the contract as two pages that need no network. contract.html is Redoc's, with its scripts inside; refusals.html
// has the messages with which the server refuses, by code, in each language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Contract } from './contract.ts'
import { readContract, REDOCLY, responseOf, root, rowsOf, tool } from './contract.ts'
import { tablePage } from './html.ts'
import { LANGUAGES, readMessages } from './messages.ts'

/** Where a code is answered: the statuses and operations whose example has it. Codes of validation stand at a field of a 422. */
const placesOf = (contract: Contract, code: string): [status: string, operations: string] => {
  const found = rowsOf(contract).flatMap(({ method, path, operation }) =>
    Object.entries(operation.responses)
      .filter(([status, given]) => Number(status) >= 400 && JSON.stringify(responseOf(contract, given).content ?? '').includes(`"${code}"`))
      .map(([status]) => ({ status, name: `${method} ${path}` })),
  )
  const statuses = new Set([...found.map(({ status }) => status), ...(code.startsWith('validation.') ? ['422'] : [])])
  const names = [...new Set(found.map(({ name }) => name))]
  return [[...statuses].toSorted().join(', '), names.length > MANY ? `${names.length} operations` : names.join(', ')]
}
const MANY = 4

const refusals = (contract: Contract): string =>
  tablePage(
    'Refusals',
    'What the server says when it refuses: `message` in the language of Accept-Language, with 422 beside each field in `errors`. `code` and `codes` say which sentence it is. Words after a colon are filled in. Status and operations are those of the examples.',
    [{ name: 'Code' }, { name: 'Status' }, { name: 'Operations with an example' }, ...LANGUAGES.map((lang) => ({ name: lang, lang }))],
    Object.entries(readMessages()).map(([code, texts]) => [code, ...placesOf(contract, code), ...LANGUAGES.map((language) => texts[language])]),
  )

const folder = resolve(root, process.argv[2] ?? 'openapi/dist')
mkdirSync(folder, { recursive: true })
const target = join(folder, 'contract.html')
const { ok, text } = tool(REDOCLY, ['build-docs', 'openapi/openapi.yaml', '--inlineBundle', '--config', 'openapi/redocly.yaml', '-o', target])
if (!ok) {
  console.error(text.trim())
  process.exit(1)
}
// Redoc's scripts are inside; its logo and icon fonts would come from its own host. The page says itself that nothing may.
const policy = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:"
const html = readFileSync(target, 'utf8')
// Its logo, which the policy stops, is the end of a sentence.
const logo = '<style>a[href="https://redocly.com/redoc/"] p::after { content: " Redocly" }</style>'
writeFileSync(target, html.replace('<head>', `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}">${logo}`))
writeFileSync(join(folder, 'refusals.html'), refusals(readContract()))
console.log(`The contract: ${target}\nIts refusals: ${join(folder, 'refusals.html')}`)
