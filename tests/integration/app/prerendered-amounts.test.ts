import { expect, it } from 'vitest'
import { drawAt } from '#app/src/entry-server.tsx'
import { templates } from '#app/src/site/paths.ts'
import { createServerEnvironment } from '#app/src/auth/environment.ts'
import { samplePath } from '../../support/sample-path.ts'

const somebodyWhoHides = () => {
  const environment = createServerEnvironment()
  environment.ui.change({ hidden: true })
  return environment
}

const paths = templates.map(samplePath)

// The user's setting is unknown when a page is prerendered, and known when it hydrates (app/src/layouts/Root.tsx).
it.each(paths)('%s is prerendered without an amount that could be hidden', async (path) => {
  const address = path === '/' ? '/en' : `/en${path}`
  expect((await drawAt(address, somebodyWhoHides())).html).toBe((await drawAt(address)).html)
})
