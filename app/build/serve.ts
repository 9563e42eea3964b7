import { serveSimulator } from '#mocks/transports/http.ts'
import type { ServedSimulator } from '#mocks/transports/http.ts'
import { compressed } from '../server/compress.ts'
import { createStaticHandler } from '../server/handler.ts'
import type { Settings } from '../server/settings.ts'
import { readSettings } from '../server/settings.ts'
import { dist } from './build.ts'

export interface ServeOptions {
  /** 0 picks a free port. */
  port: number
  settings?: Settings
  /** The deployment's public origin; by default that of the request. */
  origin?: string | undefined
}

/**
 * Serves the production build and the simulator on one origin: operations of the contract go to the simulator, everything else is a page or a file.
 */
export function serveBuild({ port, settings = readSettings(''), origin }: ServeOptions): Promise<ServedSimulator> {
  return serveSimulator({
    port,
    exchangeQuotes: settings.config.exchange_quotes,
    fallback: createStaticHandler({ dist, settings, origin }),
    finish: compressed,
  })
}
