// npm run contract: everything that has to hold after a change of the YAML, in one go: lint, house rules, SDK, types. Says which screens are touched
// and what to do next.
import { spawnSync } from 'node:child_process'
import { bundle, REDOCLY, root, rowsOf, tool } from './contract.ts'
import { mapContract } from './map.ts'
import { readMessages } from './messages.ts'
import { houseFaults } from './rules/house.ts'

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`
const stop = (what: string, next: string): never => {
  console.error(`\n✗ ${what}\n\nNext: ${next}`)
  process.exit(1)
}

let started = performance.now()
const step = (name: string): void => {
  console.log(`✓ ${name} (${seconds(started)})`)
  started = performance.now()
}

const lint = tool(REDOCLY, ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--format', 'stylish'])
if (!lint.ok || /\bwarning\b/i.test(lint.text)) stop(lint.text.trim(), 'mend the place that is named (file, line, rule) and run `npm run contract` again.')
step('lint')

const contract = bundle(root)
const faults = houseFaults(contract, readMessages())
if (faults.length > 0)
  stop(faults.map((fault) => `  ${fault}`).join('\n'), 'each line is a house rule of openapi/README.md; mend them and run `npm run contract` again.')
step(`house rules, ${rowsOf(contract).length} operations, ${Object.keys(contract.components.schemas).length} schemas`)

const sdk = spawnSync('npm', ['run', '-s', 'sdk'], { cwd: root, encoding: 'utf8' })
if (sdk.status !== 0) stop(`${sdk.stdout}${sdk.stderr}`.trim(), 'the SDK could not be generated from it; the lines above say where.')
step('SDK generated')

const types = spawnSync('npm', ['run', '-s', 'types'], { cwd: root, encoding: 'utf8' })
if (types.status !== 0) {
  const files = [...new Set([...types.stdout.matchAll(/^([^\s(]+\.tsx?)\(/gm)].map(([, file]) => file!))]
  const uses = mapContract(contract)
  const touched = uses.filter((use) => [...use.screens, ...use.stories].some((file) => files.includes(file)))
  const screens = files.filter((file) => file.startsWith('design-system/screens/'))
  console.error(types.stdout.trim())
  stop(
    [
      `${files.length} files no longer fit the contract.`,
      ...(screens.length > 0 ? [`Screens: ${screens.map((file) => file.split('/').at(-1)).join(', ')}`] : []),
      ...(touched.length > 0 ? [`Operations behind them: ${touched.map(({ operationId }) => operationId).join(', ')}`] : []),
    ].join('\n'),
    'show this list to whoever owns those screens, or keep the old shape beside the new one; `npm run contract:diff` says what breaks.',
  )
}
step('types')

console.log(`
Next: let the simulator answer it (mocks/routes), run \`npm test -- contract fresh unit\`, look at \`npm run contract:diff\`,
and commit the contract and the generated SDK as two commits.`)
