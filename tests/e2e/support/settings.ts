import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#app/server/settings.ts'
import { serveBuild } from './serve.ts'
import { test } from './test.ts'

/** A `test` that runs against a deployment with these settings. */
export const testWithSettings = (settings: object) =>
  test.extend<object, { server: Awaited<ReturnType<typeof serveBuild>> }>({
    server: [
      async ({}, use) => {
        const server = await serveBuild({ port: 0, settings: readSettings(JSON.stringify(settings)) })
        await use(server)
        await server.close()
      },
      { scope: 'worker' },
    ],
  })

/** The source of a mock that replaces a third-party script. */
export const vendorScript = (name: 'google.js' | 'kommo.js' | 'widget.js'): string =>
  readFileSync(join(import.meta.dirname, '../../../mocks/vendors', name), 'utf8')
