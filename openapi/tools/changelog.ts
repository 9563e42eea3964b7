// node openapi/tools/changelog.ts --from REF [--to REF] [--print]: writes what changed between two revisions into openapi/CHANGELOG.md, under the
// version of the later one. An entry that is there is never rewritten. Exits with 1 if the contract changed and `info.version` did not rise as it has to.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { readContract, root } from './contract.ts'
import { contractAt } from './diff/base.ts'
import { entryOf, hasEntry, versionFault, withEntry } from './diff/changelog.ts'
import { compare } from './diff/compare.ts'
import { mapContract } from './map.ts'
import { optionsOf, refuse } from './options.ts'

const usage = 'node openapi/tools/changelog.ts --from REVISION [--to REVISION] [--print]'
const { from, to, print } = optionsOf({ from: { type: 'string' }, to: { type: 'string' }, print: { type: 'boolean', default: false } }, usage)
if (from === undefined) refuse('From which release?', `usage: ${usage}`)

const at = (revision: string): Contract => {
  try {
    return contractAt(revision)
  } catch (error) {
    return refuse(`There is no contract at "${revision}": ${error instanceof Error ? error.message.trim() : String(error)}`, `usage: ${usage}`)
  }
}
const base = at(from)
const next = to === undefined ? readContract() : at(to)
const changes = compare(base, next)
if (changes.length === 0) refuse(`Nothing changed since ${from}: there is no entry to write.`, `usage: ${usage}`)
const file = join(root, 'openapi/CHANGELOG.md')
const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
const fault = versionFault(base.info.version, next.info.version, changes)
if (fault) {
  console.error(fault)
  process.exit(1)
}
const entry = entryOf(next.info.version, base.info.version, changes, mapContract(next, base))
if (print) console.log(entry)
else {
  if (hasEntry(written, next.info.version))
    refuse(`openapi/CHANGELOG.md has an entry of ${next.info.version} already, which is never rewritten.`, 'Raise info.version in openapi/openapi.yaml, or remove an entry that was not released.')
  writeFileSync(file, withEntry(written, entry))
  console.log(`openapi/CHANGELOG.md has ${next.info.version}.`)
}
