// node openapi/tools/release.ts [FOLDER]: what is published of the contract with each release: the bundled document, its version, its changes.
// `node app/build/deploy-pack.ts` puts it beside the build.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContract, root } from './contract.ts'

const folder = resolve(root, process.argv[2] ?? 'openapi/dist/release')
mkdirSync(folder, { recursive: true })
const contract = readContract()
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`)
writeFileSync(join(folder, 'VERSION'), `${contract.info.version}\n`)
const changes = join(root, 'openapi/CHANGELOG.md')
if (existsSync(changes)) copyFileSync(changes, join(folder, 'CHANGELOG.md'))
console.log(`The contract ${contract.info.version}: ${folder}`)
