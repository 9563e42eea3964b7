import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'

// Building the image takes a daemon, which these tests have not. What its recipe names is held to what is there.

const root = resolve(import.meta.dirname, '../..')
const recipe = readFileSync(join(root, 'app/deploy/Dockerfile'), 'utf8')
const ignored = readFileSync(join(root, 'app/deploy/Dockerfile.dockerignore'), 'utf8').split('\n').filter(Boolean)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

const known = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'ENV', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT'])

interface Step {
  word: string
  rest: string
}

/** The instructions, each in one line. */
const stepsOf = (text: string): Step[] =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))

/** Whether the context leaves a path out, as Docker reads its list: a name with `**` at any depth, with a star by its ending, else from the root. */
const leftOut = (path: string): boolean =>
  ignored.some((rule) => {
    const from = rule.replace(/^\*\*\//, '')
    const pattern = from.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')
    return new RegExp(`^${rule === from ? '' : '(?:.*/)?'}${pattern}(?:/|$)`).test(path)
  })

function faultsOf(text: string): string[] {
  const steps = stepsOf(text)
  const faults = steps.filter(({ word }) => !known.has(word)).map(({ word }) => `${word} is no instruction`)
  for (const { word, rest } of steps) {
    if (word === 'COPY' && !rest.includes('--from=')) {
      for (const source of rest.split(/\s+/).slice(0, -1))
        if (!existsSync(join(root, source)) || leftOut(source)) faults.push(`COPY ${source}: is not in the context`)
    }
    if (word === 'RUN')
      for (const [, name = ''] of rest.matchAll(/npm run (?:-s )?([\w:]+)/g))
        if (!scripts[name]) faults.push(`npm run ${name}: there is no such script`)
    if (/^(CMD|ENTRYPOINT)$/.test(word)) JSON.parse(rest)
  }
  const healthy = /CMD (\[.*\])/.exec(steps.find(({ word }) => word === 'HEALTHCHECK')?.rest ?? '')?.[1] ?? '[]'
  if ((JSON.parse(healthy) as string[]).length < 3) faults.push('HEALTHCHECK: asks nothing')
  if (!steps.some(({ word, rest }) => word === 'USER' && /^[1-9]\d*$/.test(rest))) faults.push('runs as root')
  return faults
}

describe('the recipe of the image', () => {
  it('names what is there: files of its context, scripts, a user who is not root', () => expect(faultsOf(recipe)).toEqual([]))

  it('leaves out what is made and nothing of what it is made from', () => {
    const sources = [...readSources('app', 'design-system', 'mocks', 'openapi', 'sdk', 'stories', 'tests').keys()]
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.filter(leftOut)).toEqual([])
    for (const made of [
      'node_modules/react',
      'app/dist/en/index.html',
      'app/.build/deploy',
      'app/dist-demo/x',
      'openapi/dist/openapi.json',
      '.git/HEAD',
    ])
      expect(leftOut(made), made).toBe(true)
  })

  it('starts by a file that may be run and that becomes nginx, so that signals reach it', () => {
    expect(statSync(join(root, 'app/deploy/start.sh')).mode & 0o111).toBe(0o111)
    expect(readFileSync(join(root, 'app/deploy/start.sh'), 'utf8')).toMatch(/^exec nginx .*daemon off;/m)
  })

  it.each([
    ['a file that is not there', recipe.replace('package-lock.json', 'yarn.lock'), 'yarn.lock'],
    ['a file that the context leaves out', recipe.replace('package-lock.json', 'node_modules'), 'node_modules'],
    ['a script that is not there', recipe.replace('npm run build', 'npm run bild'), 'bild'],
    ['a misspelt instruction', recipe.replace('EXPOSE', 'EXPOSES'), 'EXPOSES'],
    ['root', recipe.replace('USER 10001', ''), 'root'],
  ])('canary: notices %s', (_, text, name) => expect(faultsOf(text).join()).toContain(name))
})
