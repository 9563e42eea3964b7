// node openapi/tools/release.ts [FOLDER]: what is published of the contract with each release: the bundled document, its version, its changes, and the
// SDK as an npm package (JavaScript and declarations). `node app/build/deploy-pack.ts` puts it beside the build.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readContract, root, tool } from './contract.ts'

const folder = resolve(root, process.argv[2] ?? 'openapi/dist/release')
mkdirSync(folder, { recursive: true })
const contract = readContract()
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`)
writeFileSync(join(folder, 'VERSION'), `${contract.info.version}\n`)
const changes = join(root, 'openapi/CHANGELOG.md')
if (existsSync(changes)) copyFileSync(changes, join(folder, 'CHANGELOG.md'))
packSdk(contract.info.version)
console.log(`The contract ${contract.info.version}: ${folder}`)

/** The SDK has the version of its contract: `matu-sdk-1.1.0.tgz`. */
function packSdk(version: string): void {
  const own = mkdtempSync(join(tmpdir(), 'contract-sdk-'))
  try {
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { compilerOptions: object }
    const emit = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, rootDir: join(root, 'sdk'), outDir: own, types: [] }
    const files = ['index.ts', 'schemas.ts'].map((name) => join(root, 'sdk', name))
    writeFileSync(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...compilerOptions, ...emit }, files }))
    const { ok, text } = tool(join(root, 'node_modules/typescript-7/bin/tsc'), ['-p', own])
    if (!ok) throw new Error(text)
    // The compiler rewrites the imports of JavaScript alone, and Orval names a folder for its index.
    for (const file of globSync('**/*.d.ts', { cwd: own }).map((name) => join(own, name)))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(?<=from ')(\.{1,2}\/[^']*?)(\.ts)?(?=')/g, (_, path: string, ts?: string) => path + (ts ? '.js' : '/index.js')))
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
    const needed = (names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, `^${dependencies[name]}`]))
    const entry = (name: string): object => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
    const description = {
      name: 'matu-sdk',
      version,
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      exports: { '.': entry('index'), './schemas': entry('schemas') },
      files: ['**/*.js', '**/*.d.ts'],
      dependencies: needed(['axios', 'zod']),
      peerDependencies: needed(['@tanstack/react-query', 'react']),
    }
    writeFileSync(join(own, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
    copyFileSync(join(root, 'openapi/docs/sdk.md'), join(own, 'README.md'))
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: own, shell: process.platform === 'win32' })
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
