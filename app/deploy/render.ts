// Sets up a deployment: validates its environment, writes the pages with its configuration and origin, and nginx's configuration.
// `node app/deploy/render.ts FOLDER [DIST]`, then start nginx with `-c FOLDER/nginx.conf`. README.md lists the variables.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { locales } from '#design-system/i18n/tags.ts'
import { ConfigError } from '../server/settings.ts'
import { REPORTS } from '../src/integrations/reporter.ts'
import { MAINTENANCE_RECHECK } from '../src/lib/constants.ts'
import { settingsFromEnvironment, stop } from '../build/settings.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { cachingOf } from '../server/headers.ts'
import type { Deployment } from './deployment.ts'
import { deploymentWarnings, readDeployment } from './deployment.ts'
import { keepAssets, writeSite } from './site.ts'
import { escaped, nginxTables } from './tables.ts'

/** The path in Debian's package libnginx-mod-http-brotli-static. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Folders for nginx. */
export interface Places {
  /** Pages with the deployment's settings in `pages/`, root files in `files/`. */
  site: string
  /** A folder that contains `assets/`. */
  assets: string
  /** A folder that nginx may write to. */
  run: string
  accessLog: string
  errorLog: string
}

/** Chains with two intermediate certificates are verified. */
const upstreamTls = (hostname: string): string =>
  [
    'proxy_ssl_server_name on;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
    `proxy_ssl_name ${hostname};`,
  ].join('\n')

/** nginx.conf and all that it includes, by name. */
export function nginxFiles(
  deployment: Deployment,
  places: Places,
  pages: readonly PageRecord[],
  files: readonly string[],
): Record<string, string> {
  const { settings, origin, listen, connections, authPerMinute } = deployment
  // Where browsers ask the API at an origin of its own, no location leads to this one.
  const upstream = new URL(deployment.upstream ?? 'http://127.0.0.1:9')
  const isSecure = upstream.protocol === 'https:'
  const hasBrotli = existsSync(brotli)
  const values: Record<string, string | number> = {
    brotli_module: hasBrotli ? `load_module ${brotli};` : '',
    brotli: hasBrotli ? 'brotli_static on;' : '# No brotli module here.',
    run: places.run,
    site: places.site,
    assets: places.assets,
    access_log: places.accessLog,
    error_log: places.errorLog,
    connections,
    listen,
    locales: locales.join('|'),
    auth_rate: authPerMinute,
    asset_caching: cachingOf('/assets/'),
    reports: REPORTS,
    maintenance: settings.config.maintenance ? 'return 503;' : '# In service.',
    retry_after: MAINTENANCE_RECHECK / 1000,
    api_prefix: escaped(settings.config.api.startsWith('/') ? settings.config.api.replace(/\/+$/, '') : ''),
    upstream: upstream.port ? upstream.host : `${upstream.host}:${isSecure ? 443 : 80}`,
    upstream_scheme: isSecure ? 'https' : 'http',
    upstream_tls: isSecure ? upstreamTls(upstream.hostname) : '',
    host: new URL(origin).host,
    scheme: origin.split(':')[0] ?? '',
  }
  const filled = (name: string): string =>
    readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, value: string) => {
      if (!(value in values)) throw new Error(`${name} has {{${value}}}, which has no value`)
      return String(values[value])
    })
  return { 'nginx.conf': filled('nginx.conf'), 'api.conf': filled('api.conf'), ...nginxTables(deployment, pages, files) }
}

interface Rendering {
  dist: string
  /** Output folder: `nginx.conf`, the site, and what nginx writes. */
  folder: string
  accessLog?: string
  errorLog?: string
}

/** Writes everything that nginx needs and returns the path of its configuration. */
export function renderDeployment(deployment: Deployment, { dist, folder, accessLog, errorLog }: Rendering): string {
  const places: Places = {
    site: join(folder, 'site'),
    assets: keepAssets(dist, deployment),
    run: join(folder, 'run'),
    accessLog: accessLog ?? '/dev/stdout',
    errorLog: errorLog ?? 'stderr',
  }
  mkdirSync(places.run, { recursive: true })
  // An nginx that was killed has left it, and the next one could not listen.
  rmSync(join(places.run, 'reports.sock'), { force: true })
  const { pages, files } = writeSite(dist, places.site, deployment)
  for (const [name, text] of Object.entries(nginxFiles(deployment, places, pages, files))) writeFileSync(join(folder, name), text)
  return join(folder, 'nginx.conf')
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = '/run/matu', dist = join(import.meta.dirname, 'dist')] = process.argv
  try {
    const deployment = readDeployment(process.env, settingsFromEnvironment())
    for (const warning of deploymentWarnings(deployment)) console.warn(`WARNING: ${warning}`)
    const from = performance.now()
    renderDeployment(deployment, { dist: resolve(dist), folder: resolve(folder) })
    console.error(
      `MATU Cabinet for ${deployment.origin}, listening on ${deployment.listen}; ready in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    )
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message)
    throw error
  }
}
