import { expect, it } from 'vitest'
import { drawAt } from '#app/src/entry-server.tsx'
import { templates } from '#app/src/paths.ts'
import { createServerApp } from '#app/src/root/app-context.ts'

const somebodyWhoHides = () => {
  const app = createServerApp()
  app.page.ui.change({ hidden: true })
  return app
}

const paths = templates.map((template) =>
  template.replace(':token', 'abcdef0123456789').replace(':code', 'VERA48').replace(':number', '3').replace(':walletId', 'wal-1'),
)

// Its readers' choice is not known when a page is written, and is when it is hydrated (app/src/root/Root.tsx).
it.each(paths)('%s is written ahead without an amount that could be hidden', async (path) => {
  const address = path === '/' ? '/en' : `/en${path}`
  expect((await drawAt(address, somebodyWhoHides())).html).toBe((await drawAt(address)).html)
})
