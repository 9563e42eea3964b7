import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.github/workflows')

interface Job {
  'timeout-minutes'?: number
  env?: Record<string, string>
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}
interface Workflow {
  on: Record<string, { paths?: string[] } | null>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'))
const read = (name: string): Workflow => parse(readFileSync(join(folder, name), 'utf8')) as Workflow

/**
 * What a runner would stumble over: a script or a path that does not exist, a shallow history, a right that is not needed, a job without an end; and what
 * would let others in: an action that can be moved, a secret of a whole job, an expression inside a command.
 */
const faultsOf = (workflow: Workflow): string[] => {
  const faults: string[] = []
  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}') faults.push('may do more than read')
  for (const path of Object.values(workflow.on).flatMap((event) => event?.paths ?? []))
    if (!existsSync(join(root, path.replace(/\/?\*\*.*$/, '')))) faults.push(`watches ${path}, which does not exist`)
  for (const [job, { steps, env, 'timeout-minutes': minutes }] of Object.entries(workflow.jobs)) {
    if (minutes === undefined) faults.push(`${job} may run for hours`)
    if (/secrets\./.test(JSON.stringify(env ?? {}))) faults.push(`${job} gives a secret to every step`)
    for (const { run = '', uses } of steps) {
      if (run.includes('${{')) faults.push(`an expression is pasted into a command: ${run}`)
      for (const [, script = ''] of run.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g))
        if (!(script in scripts)) faults.push(`npm run ${script} does not exist`)
      if (uses !== undefined && !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses)) faults.push(`${uses} is not pinned by its hash`)
    }
    const needsHistory = steps.some(({ run = '' }) => /contract:diff|chromatic/.test(run))
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
    if (needsHistory && checkout?.with?.['fetch-depth'] !== 0) faults.push(`${job} compares with a history that is not there`)
  }
  return faults
}

describe('the workflows of GitHub', () => {
  it.each(files)('%s only runs what exists', (name) => expect(faultsOf(read(name))).toEqual([]))

  it('canary: a script, a history or a folder that is missing, a moving action, a secret for all, a pasted expression', () => {
    const workflow = read('contract.yml')
    const [job] = Object.values(workflow.jobs)
    job!.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))!.with = {}
    job!.steps.push({ run: 'npm run -s contract:lints' }, { uses: 'actions/cache@v4' }, { run: 'echo "${{ github.head_ref }}"' })
    job!.env = { TOKEN: '${{ secrets.TOKEN }}' }
    workflow.on['pull_request'] = { paths: ['contract/**'] }
    delete workflow.permissions
    expect(faultsOf(workflow)).toEqual([
      'may do more than read',
      'watches contract/**, which does not exist',
      'contract gives a secret to every step',
      'npm run contract:lints does not exist',
      'actions/cache@v4 is not pinned by its hash',
      'an expression is pasted into a command: echo "${{ github.head_ref }}"',
      'contract compares with a history that is not there',
    ])
  })
})

describe('the supply chain', () => {
  const text = (name: string): string => readFileSync(join(root, name), 'utf8')

  it('runs no program of a package at its installation, and takes none of the last week', () => {
    expect(text('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']))
    // The images copy package.json and the lock file first, without .npmrc.
    for (const name of ['app/deploy/Dockerfile', 'mocks/Dockerfile']) {
      expect(text(name).match(/npm ci[^\n]*/g), name).toEqual([expect.stringContaining('--ignore-scripts')])
      expect(text(name), name).not.toMatch(/^FROM (?!\S+@sha256:[0-9a-f]{64}\b)/m)
    }
    const renovate = JSON.parse(text('.github/renovate.json')) as { minimumReleaseAge: string; extends: string[] }
    expect(renovate.minimumReleaseAge).toBe('7 days')
    expect(renovate.extends).toEqual(expect.arrayContaining(['helpers:pinGitHubActionDigests', 'docker:pinDigests']))
  })

  it('is looked through for known vulnerabilities and signatures every week', () => {
    const { on, jobs } = read('audit.yml') as Workflow & { on: { schedule: Array<{ cron: string }> } }
    expect(on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/)])
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    expect(commands).toEqual(expect.arrayContaining(['npm audit --audit-level=high', 'npm audit signatures']))
  })

  it('puts the official Node of its base image into the image', () => {
    expect(text('app/deploy/Dockerfile')).toMatch(/^FROM node:22[\s\S]*cp \/usr\/local\/bin\/node app\/\.build\/deploy\/node$/m)
  })
})
