import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#app/server/inject-config.ts'
import { serveBuild } from '#app/build/serve.ts'
import { test } from './test.ts'

/** The same tests on a deployment with settings of its own. */
export const configured = (given: object) =>
  test.extend<object, { server: Awaited<ReturnType<typeof serveBuild>> }>({
    server: [
      async ({}, use) => {
        const server = await serveBuild({ port: 0, settings: readSettings(JSON.stringify(given)) })
        await use(server)
        await server.close()
      },
      { scope: 'worker' },
    ],
  })

/** A script of ours that stands in for somebody else's. */
export const vendor = (name: 'google.js' | 'kommo.js' | 'metrika.js'): string =>
  readFileSync(join(import.meta.dirname, '../../../mocks/vendors', name), 'utf8')
