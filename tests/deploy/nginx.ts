// Serves the production build through nginx as app/deploy sets it up, with the simulator in place of the API.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSimulator } from '#mocks/transports/http.ts'
import type { ServedSimulator } from '#mocks/transports/http.ts'
import { readDeployment } from '#app/deploy/deployment.ts'
import { renderDeployment } from '#app/deploy/render.ts'
import type { Settings } from '#app/server/settings.ts'
import { readSettings } from '#app/server/settings.ts'
import { dist } from '#app/build/build.ts'

const HOST = '127.0.0.1'

function findNginx(): string {
  const found = [process.env['NGINX_PATH'], '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  throw new Error(
    'No nginx was found. On Debian: apt-get install nginx libnginx-mod-http-brotli-static. Elsewhere: NGINX_PATH=/path/to/nginx',
  )
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, HOST, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export interface ThroughNginx extends ServedSimulator {
  /** The folder with nginx's configuration and logs. */
  folder: string
  /** The simulator's origin, without nginx in front. */
  api: string
}

export interface ThroughNginxOptions {
  /** 0 picks a free port. */
  port?: number
  settings?: Settings
  env?: Readonly<Record<string, string>>
}

/** Like `serveBuild`, but nginx serves pages and files and forwards API requests. */
export async function serveThroughNginx({
  port = 0,
  settings = readSettings(''),
  env = {},
}: ThroughNginxOptions = {}): Promise<ThroughNginx> {
  const nginx = findNginx()
  const simulator = await serveSimulator({ port: 0, exchangeQuotes: settings.config.exchange_quotes })
  const own = port || (await freePort())
  const origin = `http://${HOST}:${own}`
  const folder = mkdtempSync(join(tmpdir(), 'matu-nginx-'))
  const deployment = readDeployment(
    {
      MATU_ORIGIN: origin,
      MATU_LISTEN: `${HOST}:${own}`,
      MATU_UPSTREAM: simulator.origin,
      // The simulator's endpoints for tests, and the file that it links to.
      MATU_API_PATHS: '/__simulator,/__simulator/,/landing/uta-deals.csv',
      // All tests come from one IP address.
      MATU_AUTH_PER_MINUTE: '60000',
      MATU_CONNECTIONS: '512',
      ...env,
    },
    settings,
  )
  const conf = renderDeployment(deployment, {
    dist,
    folder,
    accessLog: join(folder, 'access.log'),
    errorLog: join(folder, 'error.log'),
  })
  const tried = spawnSync(nginx, ['-t', '-q', '-c', conf], { encoding: 'utf8' })
  if (tried.status !== 0) throw new Error(`nginx refuses its configuration:\n${tried.stderr}`)
  // Started as root, nginx would switch to a user who may not read this folder.
  const globals = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`
  const child = spawn(nginx, ['-c', conf, '-g', globals], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let tries = 0; !(await answers(`${origin}/healthz`)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    ...simulator,
    origin,
    port: own,
    folder,
    api: simulator.origin,
    async close() {
      child.kill('SIGTERM')
      await ended
      await simulator.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
