import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtPages } from '#tests/support/built.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'matu-start-'))
const packed = join(folder, 'packed')
const run = join(folder, 'run')

interface Ended {
  pid: number | undefined
  code: number | null
  stdout: string
  stderr: string
}

const ended = (file: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: folder, env })
    const { pid } = child
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (part: Buffer) => (stdout += part.toString()))
    child.stderr.on('data', (part: Buffer) => (stderr += part.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ pid, code, stdout, stderr }))
  })

const start = (env: NodeJS.ProcessEnv): Promise<Ended> =>
  ended(join(packed, 'start.sh'), [], { PATH: `${folder}:${process.env['PATH']}`, MATU_FOLDER: run, ...env })

// The folder that the image copies, outside the project, so that nothing is resolved from node_modules. A script that prints its process id and
// arguments stands in for nginx.
beforeAll(() => {
  builtPages()
  execFileSync(process.execPath, [join(root, 'app/build/deploy-pack.ts'), packed], { cwd: root })
  symlinkSync(process.execPath, join(packed, 'node'))
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\necho $$ "$@"\n', { mode: 0o755 })
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('start.sh of a packed deployment', () => {
  it('ends with one line for each wrong variable and does not start nginx', async () => {
    const { code, stdout, stderr } = await start({ PORT: 'http' })
    expect(code).toBe(1)
    for (const name of ['MATU_ORIGIN', 'MATU_LISTEN', 'MATU_UPSTREAM']) expect(stderr).toContain(name)
    expect(stdout).toBe('')
  })

  it('writes the configuration and the pages, then becomes nginx, which gets the signals of the container', async () => {
    const { pid, code, stdout, stderr } = await start({ MATU_ORIGIN: 'https://cabinet.example', MATU_UPSTREAM: 'http://127.0.0.1:9' })
    expect(stdout, stderr).toBe(`${pid} -e stderr -c ${run}/nginx.conf -g daemon off;\n`)
    expect(code).toBe(0)
    expect(readFileSync(join(run, 'nginx.conf'), 'utf8')).toContain(join(packed, 'dist'))
    expect(existsSync(join(run, 'site/pages/en/login/index.html'))).toBe(true)
  })
})

describe('the contract beside a packed build', () => {
  it('is the bundle that it was made for, with its version and its changes', () => {
    const file = (name: string): string => readFileSync(join(packed, 'contract', name), 'utf8')
    const { info, paths } = JSON.parse(file('openapi.json')) as { info: { version: string }; paths: Record<string, unknown> }
    expect(file('VERSION')).toBe(`${info.version}\n`)
    expect(file('CHANGELOG.md')).toContain(`## ${info.version}, after `)
    expect(Object.keys(paths)).toContain('/api/withdraw')
    expect(existsSync(join(packed, 'dist/openapi.json'))).toBe(false)
  })
})

describe('the list of packages beside a packed build', () => {
  it('tells, in the format of CycloneDX, what the release contains and what builds it', () => {
    const { bomFormat, components } = JSON.parse(readFileSync(join(packed, 'sbom.json'), 'utf8')) as {
      bomFormat: string
      components: Array<{ name: string; scope: string; hashes?: unknown[] }>
    }
    const scopes = new Map(components.map(({ name, scope }) => [name, scope]))
    expect(bomFormat).toBe('CycloneDX')
    expect(['react', 'axios', 'zod', 'vite', 'vitest'].map((name) => scopes.get(name))).toEqual([
      ...Array<string>(3).fill('required'),
      ...Array<string>(2).fill('optional'),
    ])
    expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([])
    expect(existsSync(join(packed, 'dist/sbom.json'))).toBe(false)
  })
})

describe('the health check of the image', () => {
  const recipe = readFileSync(join(root, 'app/deploy/Dockerfile'), 'utf8')
  const [, ...args] = JSON.parse(/^  CMD (\[.*\])$/m.exec(recipe)![1]!) as string[]

  it.each([
    [200, 0],
    [503, 1],
  ])('ends with the right code where /healthz responds with %i', async (status, code) => {
    const server = createServer((request, response) => response.writeHead(request.url === '/healthz' ? status : 404).end())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const PORT = String((server.address() as AddressInfo).port)
    expect((await ended(process.execPath, args, { PORT })).code).toBe(code)
    expect((await ended(process.execPath, args, { MATU_LISTEN: `127.0.0.1:${PORT}` })).code).toBe(code)
    server.close()
  })

  it('fails where nothing listens', async () => expect((await ended(process.execPath, args, { PORT: '9' })).code).toBe(1))
})
