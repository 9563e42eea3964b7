import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Contract } from '../contract.ts'
import { bundle, root } from '../contract.ts'
import type { Messages } from '../messages.ts'

const isFile = (base: string): boolean => statSync(base, { throwIfNoEntry: false })?.isFile() === true

/** The server's messages of a git revision; none if the base is a file, or a revision that had none. */
export function messagesAt(base: string): Messages {
  try {
    return isFile(base) ? {} : (parse(execFileSync('git', ['show', `${base}:openapi/messages.yaml`], { cwd: root, encoding: 'utf8', stdio: 'pipe' })) as Messages)
  } catch {
    return {}
  }
}

/** An earlier contract: a bundled file (JSON or YAML) or a git revision. Throws with a readable message if neither exists. */
export function contractAt(base: string): Contract {
  if (isFile(base)) return contractIn(base)
  const folder = mkdtempSync(join(tmpdir(), 'contract-base-'))
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archiveOf(base) })
    return bundle(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function archiveOf(revision: string): Buffer {
  try {
    return execFileSync('git', ['archive', revision, 'openapi'], { cwd: root, maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().split('\n')[0] ?? ''
    throw new Error(said.replace(/^fatal: /, '') || 'git does not answer', { cause: error })
  }
}

function contractIn(file: string): Contract {
  // The YAML parser also reads JSON.
  const found = parse(readFileSync(file, 'utf8')) as Partial<Contract> | null
  if (typeof found?.paths !== 'object') throw new Error('it is a file, and no OpenAPI document')
  const whole = { ...found, components: { schemas: {}, parameters: {}, responses: {}, headers: {}, securitySchemes: {}, ...found.components } } as Contract
  if (Object.values(whole.paths).some((path) => '$ref' in path)) throw new Error('its paths stand in other files; give the bundled one')
  return whole
}
