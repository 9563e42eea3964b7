import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildBaseline } from '../../bench/baseline.ts'

let folder: string | undefined
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test('the app that the bench compares ours with can be built', async () => {
  folder = await buildBaseline()
  expect(existsSync(join(folder, 'index.html'))).toBe(true)
})
