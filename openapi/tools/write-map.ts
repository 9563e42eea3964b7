// npm run contract:map: operation → SDK function → pages → screens → stories, and what nobody uses. `--json` for the workbench's page of it.
import { readContract } from './contract.ts'
import { mapContract } from './map.ts'

const uses = mapContract(readContract())
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(uses))
  process.exit()
}
for (const { operation, operationId, pages, screens } of uses)
  console.log(`${operation}  (${operationId})\n    ${pages.join(', ') || 'no page asks for it'}${screens.length > 0 ? `\n    ${screens.map((file) => file.split('/').at(-1)).join(', ')}` : ''}`)
const unused = uses.filter(({ pages }) => pages.length === 0)
console.log(`\n${uses.length} operations, ${unused.length} that no page asks for${unused.length > 0 ? `: ${unused.map(({ operationId }) => operationId).join(', ')}` : ''}`)
