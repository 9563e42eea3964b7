// npm run contract:map: operation → SDK function → pages → screens → stories; also unused operations and addresses missing from the contract.
// Arguments filter by name: npm run contract:map -- balances
// `--page /cabinet/x` answers what a page's author asks: what leads there, what it calls, which stories it lacks. Exits with 1 if something is missing.
import { readContract } from './contract.ts'
import { mapContract, undocumentedAddresses } from './map.ts'
import { refuse } from './options.ts'
import { pageFacts, pageReport, type SiteFacts } from './page-facts.ts'

const contract = readContract()
const uses = mapContract(contract)
const undocumented = undocumentedAddresses(contract)
const asked = process.argv.indexOf('--page')
if (asked > 0) {
  const path = process.argv[asked + 1] ?? ''
  const site: SiteFacts = (await import('#stories/.storybook/site/read-site.ts')).readSite()
  const facts = pageFacts(path, site, uses)
  if (!facts) refuse(`The site map has no page "${path}".`, 'usage: npm run contract:map -- --page /cabinet/x (an object of app/src/site, without the language)')
  const text = pageReport(facts)
  console.log(text)
  process.exit(text.includes('\nTo do:') ? 1 : 0)
}
const short = (file: string): string => file.split('/').at(-1)!.replace(/\.(stories\.)?tsx$/, '')
const terms = process.argv.slice(2).map((word) => word.toLowerCase())
const found = uses.filter((use) => terms.every((word) => JSON.stringify(use).toLowerCase().includes(word)))
if (found.length === 0) refuse(`No operation, page, screen or story has all of: ${terms.join(', ')}.`, 'usage: npm run contract:map -- [WORD …]')
for (const { operation, operationId, origin, functions, pages, screens, stories } of found)
  console.log(
    [
      `${operation}  (${operationId}, ${origin})`,
      `  SDK      ${functions.join(', ') || 'never called'}`,
      `  pages    ${pages.map((page) => (page === '*' ? 'the layout or the session, so every page' : page)).join(', ') || 'none'}`,
      `  screens  ${screens.map(short).join(', ') || 'none'}`,
      `  stories  ${stories.map(short).join(', ') || 'none'}`,
    ].join('\n'),
  )
const list = (items: readonly string[]): string => (items.length > 0 ? `: ${items.join(', ')}` : '')
const unused = uses.filter(({ pages }) => pages.length === 0).map(({ operationId }) => operationId)
console.log(`\n${uses.length} operations, ${unused.length} that no page requests${list(unused)}`)
console.log(`${undocumented.length} addresses in the code that the contract does not have${list(undocumented)}`)
