import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REDOCLY, root, tool } from '#openapi/tools/contract.ts'
import { copyForGeneration, differences, filesIn, type Files } from './fresh.ts'

const BUNDLE = [REDOCLY, 'bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '-o', 'openapi/dist/openapi.json'] as const
const GENERATE = [join(root, 'node_modules/orval/dist/bin/orval.mjs'), '--config', 'sdk/orval.config.ts'] as const

let copy = ''
let fresh: Files = new Map()

beforeAll(() => {
  copy = copyForGeneration()
  for (const [script, ...args] of [BUNDLE, GENERATE]) {
    const { ok, text } = tool(script, args, copy)
    if (!ok) throw new Error(text)
  }
  fresh = filesIn(join(copy, 'sdk/generated'))
}, 60_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('sdk/generated (C3)', () => {
  it('is byte for byte what the contract generates now', () => {
    expect(differences(filesIn(join(root, 'sdk/generated')), fresh), 'run `npm run sdk` and commit what it writes').toEqual([])
  })

  it('canary: an edited, a forgotten and a left-over file are found', () => {
    const committed = new Map(fresh)
    committed.set('operations.ts', `${committed.get('operations.ts')} `)
    committed.delete('contract.ts')
    committed.set('model/retired.zod.ts', '')
    expect(differences(committed, fresh)).toEqual([
      'contract.ts is missing',
      'model/retired.zod.ts is no longer generated',
      'operations.ts is stale or was edited',
    ])
  })
})
