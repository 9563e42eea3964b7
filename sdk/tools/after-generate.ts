import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { exampleTable } from './examples.ts'
import { messageTable } from './messages.ts'
import { fullTable, smallTable, type Contract } from './table.ts'

const root = join(import.meta.dirname, '../..')
const generated = join(root, 'sdk/generated')

const format = (): void => {
  const oxfmt = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'oxfmt.cmd' : 'oxfmt')
  execFileSync(oxfmt, ['--config', '.oxfmtrc.json', 'sdk/generated'], { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' })
}

const write = (): void => {
  const contract = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8')) as Contract
  writeFileSync(join(generated, 'operations.ts'), smallTable(contract))
  writeFileSync(join(generated, 'contract.ts'), fullTable(contract))
  writeFileSync(join(generated, 'messages.ts'), messageTable(parse(readFileSync(join(root, 'openapi/messages.yaml'), 'utf8'))))
  writeFileSync(join(generated, 'examples.ts'), exampleTable(contract))
  format()
}

/** Runs after Orval: writes the tables that Orval does not generate, and formats everything. Orval's own files are not edited. */
export const afterGenerate = (): void => {
  try {
    write()
  } catch (error) {
    // Orval only prints what a hook throws and would exit with success.
    process.exitCode = 1
    throw error
  }
}
