// npm run contract:diff [-- --base REF-or-FILE] [--out report.md]: what changed in the contract and what it affects. Exits with 1 if there is a
// breaking change, with 2 if there is nothing to compare with.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Contract } from './contract.ts'
import { readContract } from './contract.ts'
import { contractAt, messagesAt } from './diff/base.ts'
import { compare } from './diff/compare.ts'
import { compareMessages } from './diff/messages.ts'
import { report } from './diff/report.ts'
import { structuralBreaks } from './diff/structure.ts'
import { mapContract } from './map.ts'
import { readMessages } from './messages.ts'
import { optionsOf, refuse } from './options.ts'
import { unreachedFaults } from './rules/unreached.ts'

const { base: name, out } = optionsOf(
  { base: { type: 'string', default: 'HEAD' }, out: { type: 'string' } },
  'npm run contract:diff -- [--base REVISION-or-FILE] [--out report.md]',
)

const read = (which: string, get: () => Contract, next: string): Contract => {
  try {
    return get()
  } catch (error) {
    return refuse(`${which}: ${error instanceof Error ? error.message.trim() : String(error)}`, next)
  }
}

const base = read(
  `There is no contract at "${name}"`,
  () => contractAt(name),
  'Give a revision (HEAD~3, a tag, a branch; in a shallow clone fetch it first: git fetch origin main) or a bundled file (JSON or YAML).',
)
const next = read('The contract as it is now cannot be read', readContract, '`npm run contract` says where.')
const own = compare(base, next)
// `redocly diff` confirms that nothing changed.
const changes = [...(own.length > 0 ? own : structuralBreaks(base, next)), ...compareMessages(messagesAt(name), readMessages())]
const text = report(changes, mapContract(next, base))
if (out) {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, text)
}
console.log(text)
const unreached = unreachedFaults()
if (unreached.length > 0) console.log(`Not compared, and not seen by any tool:\n${unreached.map((fault) => `- ${fault}`).join('\n')}\n`)
if (changes.some(({ level }) => level === 'breaking')) {
  console.log('Something breaks. Keep the old shape beside the new one (openapi/README.md, Deprecate), or agree on a date with the owners of the pages above.')
  process.exitCode = 1
}
