import { Hono } from 'hono'
import { compress } from 'hono/compress'

const app = new Hono<{ Bindings: { response: Response } }>()
  .use(compress({ encoding: 'gzip', threshold: 400 }))
  .all('*', ({ env }) => env.response)

/** Compresses an API response, as nginx does in production (app/deploy/api.conf). */
export const compressed = (request: Request, response: Response): Response | Promise<Response> => app.fetch(request, { response })
