import { serveSimulator } from '#mocks/transports/http.ts'
import type { ServedSimulator } from '#mocks/transports/http.ts'
import { compressed } from '../server/compress.ts'
import { createStaticHandler } from '../server/handler.ts'
import type { Settings } from '../server/inject-config.ts'
import { readSettings } from '../server/inject-config.ts'
import { dist } from './build.ts'

export interface ServeOptions {
  /** 0 takes a free one. */
  port: number
  settings?: Settings
  /** The deployment's public address; by default the one that was asked for. */
  origin?: string | undefined
}

/** The production build and the simulator on one origin: exact operations of the contract go to the simulator, all else is a page or a file. */
export async function serveBuild({ port, settings = readSettings(''), origin }: ServeOptions): Promise<ServedSimulator> {
  // The browser tests once more, through what a deployment runs (npm run test:nginx).
  if (process.env['MATU_SERVE'] === 'nginx') return (await import('./nginx.ts')).serveThroughNginx({ port, settings })
  return serveSimulator({ port, fallback: createStaticHandler({ dist, settings, origin }), finish: compressed })
}
