import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSimulator } from '#mocks/transports/http.ts'
import { readContract, root } from '#openapi/tools/contract.ts'

const run = promisify(execFile)
const project = mkdtempSync(join(tmpdir(), 'contract-release-'))
const release = join(project, 'release')
const { version } = readContract().info

let served: Awaited<ReturnType<typeof serveSimulator>>
beforeAll(async () => {
  served = await serveSimulator({ port: 0 })
})
afterAll(async () => {
  rmSync(project, { recursive: true })
  await served.close()
})

/** Another project's program, as openapi/docs/sdk.md has it. */
const program = (origin: string): string =>
  /```ts\n([^]*?)```/
    .exec(readFileSync(join(root, 'openapi/docs/sdk.md'), 'utf8'))![1]!
    .replace('https://api.example', origin)
    .replace("from 'matu-sdk'", "from 'matu-sdk'\nimport type { UtaDeal } from 'matu-sdk'") +
  '\nexport const first: UtaDeal | undefined = data[0]\nconsole.log(first?.pair)\n'

describe('the release of the contract', () => {
  it('has the document, its version and an SDK that a second project compiles and runs without this one', async () => {
    await run(process.execPath, ['openapi/tools/release.ts', release], { cwd: root })
    expect(readFileSync(join(release, 'VERSION'), 'utf8').trim()).toBe(version)
    expect((JSON.parse(readFileSync(join(release, 'openapi.json'), 'utf8')) as { openapi: string }).openapi).toBe('3.1.1')

    // What `npm install` does with the file and its packages.
    const modules = join(project, 'node_modules')
    mkdirSync(join(modules, 'matu-sdk'), { recursive: true })
    await run('tar', ['-xzf', join(release, `matu-sdk-${version}.tgz`), '-C', join(modules, 'matu-sdk'), '--strip-components=1'])
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(modules, 'matu-sdk/package.json'), 'utf8')) as Record<
      string,
      object
    >
    mkdirSync(join(modules, '@tanstack'))
    for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
    writeFileSync(join(project, 'package.json'), '{"type":"module"}')
    writeFileSync(join(project, 'program.ts'), program(served.origin))
    const compiler = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', 'program.ts']
    await run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), ...compiler], { cwd: project }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout)
      },
    )
    const { stdout } = await run(process.execPath, ['program.js'], { cwd: project })
    expect(stdout).toMatch(/^[A-Z]+\/[A-Z]+\n$/)
  })
})
