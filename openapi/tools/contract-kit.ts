// npm run contract: runs all checks after a change of the YAML: lint, contract rules, SDK, types, simulator. Lists the affected screens and the next
// step.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Contract } from './contract.ts'
import { root, rowsOf } from './contract.ts'
import { contractAt } from './diff/base.ts'
import { compare, type Change } from './diff/compare.ts'
import { diagnosticsOf, diagnosticReport, nextStep } from './kit/type-errors.ts'
import type { Use } from './map.ts'
import { mapContract } from './map.ts'
import { readMessages } from './messages.ts'
import { houseFaults } from './rules/house.ts'
import { unreachedFaults } from './rules/unreached.ts'
import type { Mismatch } from './verify/check.ts'

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`
function stop(what: string, next: string): never {
  console.error(`\n✗ ${what}\n\nNext: ${next}`)
  process.exit(1)
}

const begun = performance.now()
let started = begun
const step = (name: string): void => {
  console.log(`✓ ${name} (${seconds(started)})`)
  started = performance.now()
}

interface Ended {
  ok: boolean
  text: string
}

/** Runs a script of the project or of a package in a process of its own. */
async function node(script: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number]>])
  return { ok: code === 0, text: `${out}${error}` }
}

const redocly = (...args: string[]): Promise<Ended> => node('node_modules/@redocly/cli/bin/cli.js', ...args, '--config', 'openapi/redocly.yaml')
const bundled = join(root, 'openapi/dist/openapi.json')
mkdirSync(join(root, 'openapi/dist'), { recursive: true })
const [lint, bundle] = await Promise.all([redocly('lint', 'openapi/openapi.yaml', '--format', 'stylish'), redocly('bundle', 'openapi/openapi.yaml', '-o', bundled)])
// Redocly's advice to generate an ignore file would hide the error instead of fixing it.
const said = lint.text.replaceAll(/^(run `redocly lint --generate-ignore-file`|validating |openapi\/openapi\.yaml: validated).*$\n?/gm, '').trim()
if (!lint.ok || /\bwarning\b/i.test(lint.text)) stop(said, 'mend the place that is named (file, line, rule) and run `npm run contract` again.')
if (!bundle.ok) stop(bundle.text.trim(), 'the files could not be put together; the lines above say where.')
step('lint')

/** Errors of hand-written files: prints the message without a stack trace. */
const attempt = <T>(what: () => T, next: string): T => {
  try {
    return what()
  } catch (error) {
    return stop(error instanceof Error ? error.message.trim() : String(error), next)
  }
}
const contract = JSON.parse(readFileSync(bundled, 'utf8')) as Contract
const messages = attempt(readMessages, 'openapi/messages.yaml is no YAML any more at that place.')
const faults = [...unreachedFaults(), ...houseFaults(contract, messages)]
if (faults.length > 0)
  stop(faults.map((fault) => `  ${fault}`).join('\n'), 'each line violates a rule of openapi/README.md; fix them and run `npm run contract` again.')
step(`contract rules, ${rowsOf(contract).length} operations, ${Object.keys(contract.components.schemas).length} schemas`)

// `npm run sdk` without its bundle, which exists already.
const sdk = await node('node_modules/orval/dist/bin/orval.mjs', '--config', 'sdk/orval.config.ts')
if (!sdk.ok) stop(sdk.text.trim(), 'the SDK could not be generated from it; the lines above say where.')
step('SDK generated')

/** The changes since the last commit and what they affect; empty if there is no commit to compare with. */
function changes(): { changes: Change[]; uses: Use[] } {
  try {
    const base = contractAt('HEAD')
    return { changes: compare(base, contract).filter(({ level }) => level !== 'harmless'), uses: mapContract(contract, base) }
  } catch {
    return { changes: [], uses: [] }
  }
}

// Both read what was generated just now, hence the import at this point, and neither waits for the other.
const [types, simulator] = await Promise.all([
  node('node_modules/typescript-7/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'),
  import('./kit/simulator.ts').then(({ holdSimulator }) => holdSimulator(contract)).catch((error: unknown) => (error instanceof Error ? error.message.trim() : String(error))),
])
if (!types.ok) {
  const diagnostics = diagnosticsOf(types.text)
  if (diagnostics.length === 0) stop(types.text.trim(), 'the type checker itself failed; the lines above say why.')
  const since = changes()
  stop(diagnosticReport(diagnostics, since.changes, since.uses), nextStep(diagnostics))
}
if (typeof simulator === 'string') stop(simulator, 'the simulator itself does not start (node mocks/serve.ts); the lines above say why.')
const lineOf = ({ operation, at, expected, got }: Mismatch): string => `  ${operation}  ${at}: expected ${expected}, got ${got}\n    ${simulator.fileOf(operation)}`
if (simulator.mismatches.length > 0)
  stop(
    simulator.mismatches.map(lineOf).join('\n'),
    'the simulator and the contract contradict each other. Where the contract is right, change the simulator in the file named (values live in mocks/world and\nmocks/fixtures); where a status or a limit was changed by mistake, take it back. Then run `npm run contract` again.',
  )
step(`types, and the simulator: ${simulator.asked} requests`)

console.log(`${seconds(begun)} in all`)
console.log(`
Next: look at \`npm run contract:diff\` (for whom it is breaking, risky or harmless), run \`npm test -- contract fresh unit\`,
and commit the contract and the generated SDK as two commits.`)
