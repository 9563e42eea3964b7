import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#openapi/tools/contract.ts'
import { differences, filesIn } from './fresh.ts'

// Generation itself runs once, in the step `fresh` (tests/fresh.ts), which uses this function.
it('generated files (C3): an edited, a forgotten and a left-over file are found, and nothing in fresh output', () => {
  const fresh = filesIn(join(root, 'sdk/generated'))
  expect(fresh.size).toBeGreaterThan(50)
  const committed = new Map(fresh)
  expect(differences(committed, fresh)).toEqual([])
  committed.set('operations.ts', `${committed.get('operations.ts')} `)
  committed.delete('contract.ts')
  committed.set('model/retired.zod.ts', '')
  expect(differences(committed, fresh)).toEqual([
    'contract.ts is missing',
    'model/retired.zod.ts is no longer generated',
    'operations.ts is stale or was edited',
  ])
})
