// npm run contract: runs all checks after a change of the YAML: lint, contract rules, SDK, types, simulator. Lists the affected screens and the next
// step.
import { spawnSync } from 'node:child_process'
import { bundle, REDOCLY, root, rowsOf, tool } from './contract.ts'
import { contractAt } from './diff/base.ts'
import { compare, type Change } from './diff/compare.ts'
import { diagnosticsOf, diagnosticReport, nextStep } from './kit/type-errors.ts'
import { verifySimulator, routeOf } from './kit/simulator.ts'
import type { Use } from './map.ts'
import { mapContract } from './map.ts'
import { readMessages } from './messages.ts'
import { houseFaults } from './rules/house.ts'
import { unreachedFaults } from './rules/unreached.ts'

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`
function stop(what: string, next: string): never {
  console.error(`\n✗ ${what}\n\nNext: ${next}`)
  process.exit(1)
}

let started = performance.now()
const step = (name: string): void => {
  console.log(`✓ ${name} (${seconds(started)})`)
  started = performance.now()
}

const lint = tool(REDOCLY, ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--format', 'stylish'])
// Redocly's advice to generate an ignore file would hide the error instead of fixing it.
const said = lint.text.replaceAll(/^(run `redocly lint --generate-ignore-file`|validating |openapi\/openapi\.yaml: validated).*$\n?/gm, '').trim()
if (!lint.ok || /\bwarning\b/i.test(lint.text)) stop(said, 'mend the place that is named (file, line, rule) and run `npm run contract` again.')
step('lint')

/** Errors of hand-written files: prints the message without a stack trace. */
const attempt = <T>(what: () => T, next: string): T => {
  try {
    return what()
  } catch (error) {
    return stop(error instanceof Error ? error.message.trim() : String(error), next)
  }
}
const contract = attempt(() => bundle(root), 'the files could not be put together; the lines above say where.')
const messages = attempt(readMessages, 'openapi/messages.yaml is no YAML any more at that place.')
const faults = [...unreachedFaults(), ...houseFaults(contract, messages)]
if (faults.length > 0)
  stop(faults.map((fault) => `  ${fault}`).join('\n'), 'each line violates a rule of openapi/README.md; fix them and run `npm run contract` again.')
step(`contract rules, ${rowsOf(contract).length} operations, ${Object.keys(contract.components.schemas).length} schemas`)

const sdk = spawnSync('npm', ['run', '-s', 'sdk'], { cwd: root, encoding: 'utf8' })
if (sdk.status !== 0) stop(`${sdk.stdout}${sdk.stderr}`.trim(), 'the SDK could not be generated from it; the lines above say where.')
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

const types = spawnSync('npm', ['run', '-s', 'types'], { cwd: root, encoding: 'utf8' })
if (types.status !== 0) {
  const diagnostics = diagnosticsOf(types.stdout)
  if (diagnostics.length === 0) stop(`${types.stdout}${types.stderr}`.trim(), 'the type checker itself failed; the lines above say why.')
  const since = changes()
  stop(diagnosticReport(diagnostics, since.changes, since.uses), nextStep(diagnostics))
}
step('types')

const { asked, mismatches } = await verifySimulator(contract).catch((error: unknown) =>
  stop(error instanceof Error ? error.message.trim() : String(error), 'the simulator itself does not start (node mocks/serve.ts); the lines above say why.'),
)
if (mismatches.length > 0)
  stop(
    mismatches.map(({ operation, at, expected, got }) => `  ${operation}  ${at}: expected ${expected}, got ${got}\n    ${routeOf(operation)}`).join('\n'),
    'the simulator does not answer it yet: give it in the file named (values live in mocks/world and mocks/fixtures) and run `npm run contract` again.',
  )
step(`simulator, ${asked.length} requests`)

console.log(`
Next: look at \`npm run contract:diff\` (for whom it is breaking, risky or harmless), run \`npm test -- contract fresh unit\`,
and commit the contract and the generated SDK as two commits.`)
