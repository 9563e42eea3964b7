import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#openapi/tools/contract.ts'
import { differences, filesIn } from './fresh.ts'

// The generation itself is done once in a run, by its step `fresh` (tests/fresh.ts), which judges with this.
it('what is generated (C3): an edited, a forgotten and a left-over file are found, and nothing where all is as it was', () => {
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
