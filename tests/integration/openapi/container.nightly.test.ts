import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { root } from '#openapi/tools/contract.ts'

// There may be no engine that builds the image: this is what it copies and runs, in a folder of its own.
const recipe = readFileSync(join(root, 'mocks/Dockerfile'), 'utf8')
const copied = [...recipe.matchAll(/^COPY (.+) (\S+)$/gm)].flatMap(([, from = '']) => from.split(' '))
const [program = '', ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(recipe)![1]!) as string[]
const ignored = readFileSync(join(root, 'mocks/Dockerfile.dockerignore'), 'utf8').split('\n').filter(Boolean)

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** The image's folder with these parts of the project, and the packages that `npm ci` would install. */
const imageOf = (parts: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-image-'))
  folders.push(folder)
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (name) => !/\/(dist|node_modules)(\/|$)/.test(name) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

interface Started {
  said: string
  url: string
  stop: () => Promise<unknown>
}

const started = (folder: string): Promise<Started> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, PORT: '0' }, detached: true })
    let said = ''
    const ended = new Promise((done) => child.on('close', done))
    const stop = (): Promise<unknown> => {
      // npm starts a shell, and that starts Node: the whole group ends.
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
      return ended
    }
    const listen = (part: Buffer): void => {
      said += part.toString()
      const port = /listens at http:\/\/[^:\s]+:(\d+)/.exec(said)?.[1]
      if (port !== undefined) resolve({ said, url: `http://127.0.0.1:${port}`, stop })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('close', () => resolve({ said, url: '', stop: () => Promise.resolve() }))
  })

describe('the container of the mock server', () => {
  it('starts with what it copies, listens for other machines, and verifies a server', async () => {
    const folder = imageOf(copied)
    expect(args).toEqual(['run', '-s', 'contract:mock', '--', '--host', '0.0.0.0'])
    const { url, said, stop } = await started(folder)
    try {
      expect(said).toContain('trader@matu.test')
      const verified = spawn('npm', ['run', '-s', 'contract:verify', '--', '--url', url, '--email', 'trader@matu.test', '--pause', '0'], {
        cwd: folder,
        env: { ...process.env, MATU_PASSWORD: personaPassword },
      })
      let text = ''
      verified.stdout.on('data', (part: Buffer) => (text += part.toString()))
      verified.stderr.on('data', (part: Buffer) => (text += part.toString()))
      const code = await new Promise((done) => verified.on('close', done))
      expect([code, text.trim().split('\n').at(-1)]).toEqual([
        0,
        expect.stringMatching(/^\d+ answers held to the contract, 0 differences$/),
      ])
    } finally {
      await stop()
    }
  })

  it('canary: without one of the folders it does not start', async () => {
    const { url, said } = await started(imageOf(copied.filter((part) => part !== 'sdk')))
    expect(url).toBe('')
    expect(said).toContain('sdk')
  })

  it('copies the lock file before anything else, and sends neither history nor builds to the engine', () => {
    expect(copied.slice(0, 2)).toEqual(['package.json', 'package-lock.json'])
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist']))
    expect(recipe).toMatch(/^USER node$/m)
    expect(recipe).toMatch(/^EXPOSE 4700$/m)
  })
})
