// Sets up a deployment: validates its environment, writes the pages with its configuration and origin, and writes nginx's configuration.
// `node app/deploy/render.ts FOLDER [DIST]`, then start nginx with `-c FOLDER/nginx.conf`. README.md lists the variables.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '../src/config.ts'
import { settingsFromEnvironment, stop } from '../build/settings.ts'
import type { Deployment } from './deployment.ts'
import { readDeployment } from './deployment.ts'
import { nginxConfiguration } from './nginx.ts'
import type { Places } from './nginx.ts'
import { keepAssets, writeSite } from './site.ts'

/** The path in Debian's package libnginx-mod-http-brotli-static. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

interface Rendering {
  dist: string
  /** Output folder: `nginx.conf`, the site, and what nginx writes. */
  folder: string
  accessLog?: string
  errorLog?: string
}

/** Writes everything that nginx needs and returns the path of its configuration. */
export async function renderDeployment(deployment: Deployment, { dist, folder, accessLog, errorLog }: Rendering): Promise<string> {
  const places: Places = {
    site: join(folder, 'site'),
    assets: keepAssets(dist, deployment),
    run: join(folder, 'run'),
    modules: existsSync(brotli) ? [brotli] : [],
    accessLog: accessLog ?? '/dev/stdout',
    errorLog: errorLog ?? 'stderr',
  }
  mkdirSync(places.run, { recursive: true })
  const { pages, files } = await writeSite(dist, places.site, deployment)
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, nginxConfiguration(deployment, places, pages, files))
  return path
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = '/run/matu', dist = join(import.meta.dirname, 'dist')] = process.argv
  try {
    const deployment = readDeployment(process.env, settingsFromEnvironment())
    const from = performance.now()
    await renderDeployment(deployment, { dist: resolve(dist), folder: resolve(folder) })
    console.error(
      `MATU Cabinet for ${deployment.origin}, listening on ${deployment.listen}; ready in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    )
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message)
    throw error
  }
}
