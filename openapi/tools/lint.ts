// npm run contract:lint: the OpenAPI lint, then the project's own rules. Changes nothing.
import { readContract, REDOCLY, tool } from './contract.ts'
import { readMessages } from './messages.ts'
import { houseFaults } from './rules/house.ts'
import { unreachedFaults } from './rules/unreached.ts'

const { ok, text } = tool(REDOCLY, ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'])
console.log(text.trim())
const faults = ok ? [...unreachedFaults(), ...houseFaults(readContract(), readMessages())] : []
for (const fault of faults) console.log(fault)
if (ok) console.log(faults.length === 0 ? 'The rules of openapi/README.md hold.' : `${faults.length} against the rules of openapi/README.md.`)
process.exitCode = ok && faults.length === 0 ? 0 : 1
