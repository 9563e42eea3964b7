import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { addComments } from './comments.ts'
import { exampleTable } from './examples.ts'
import { messageTable } from './messages.ts'
import { fullTable, smallTable, type Contract } from './table.ts'
import { postprocess } from './postprocess-orval.ts'

const root = join(import.meta.dirname, '../..')
const generated = join(root, 'sdk/generated')

const format = (): void => {
  const oxfmt = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'oxfmt.cmd' : 'oxfmt')
  execFileSync(oxfmt, ['--config', '.oxfmtrc.json', 'sdk/generated'], { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' })
}

const readAll = (): Map<string, string> =>
  new Map(
    readdirSync(generated, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )

const write = (): void => {
  format()
  const contract = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8')) as Contract
  const files = readAll()
  postprocess(files)
  for (const [path, text] of files) {
    const name = /export type (\w+) = zod\./.exec(text)?.[1]
    const schema = name === undefined ? undefined : contract.components.schemas[name]
    writeFileSync(path, name !== undefined && schema ? addComments(text, name, schema) : text)
  }
  writeFileSync(join(generated, 'operations.ts'), smallTable(contract))
  writeFileSync(join(generated, 'contract.ts'), fullTable(contract))
  writeFileSync(join(generated, 'messages.ts'), messageTable(parse(readFileSync(join(root, 'openapi/messages.yaml'), 'utf8'))))
  writeFileSync(join(generated, 'examples.ts'), exampleTable(contract))
  format()
}

/** Runs after Orval: post-processes its output and writes the tables that Orval does not generate. */
export const afterGenerate = (): void => {
  try {
    write()
  } catch (error) {
    // Orval only prints what a hook throws and would exit with success.
    process.exitCode = 1
    throw error
  }
}
