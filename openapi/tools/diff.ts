// npm run contract:diff [-- --base REF-or-FILE] [--out report.md]: what changed in the contract and whom it touches. Fails where something breaks.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Contract } from './contract.ts'
import { readContract } from './contract.ts'
import { contractAt } from './diff/base.ts'
import { compare } from './diff/compare.ts'
import { report } from './diff/report.ts'
import { mapContract } from './map.ts'

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, out: { type: 'string' } } })

let base: Contract
try {
  base = contractAt(values.base)
} catch (error) {
  console.error(`There is no contract at "${values.base}": give a revision (HEAD~3, a tag, a branch) or a bundled file.`)
  console.error(error instanceof Error ? error.message.split('\n')[0] : error)
  process.exit(2)
}
const next = readContract()
const changes = compare(base, next)
const text = report(changes, mapContract(next))
if (values.out) writeFileSync(values.out, text)
console.log(text)
if (changes.some(({ level }) => level === 'breaking')) {
  console.log('Something breaks. Keep the old shape beside the new one, or agree on a day with whoever owns the pages above.')
  process.exit(1)
}
