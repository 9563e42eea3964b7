// Takes what browsers report of violated policies and pages of errors, and logs of it only what names neither a person nor a secret. nginx does the
// same for a deployment (app/deploy/nginx.conf).
import { REPORTS } from '../src/integrations/reporter.ts'
import { matchPath } from '../src/site/paths.ts'
import { commonHeaders } from './headers.ts'

const LARGEST = 8192
const MINUTE = 60_000

type Handler = (request: Request) => Response | Promise<Response>

export interface ReportOptions {
  log?: (line: string) => void
  /** How many are logged in a minute. */
  perMinute?: number
}

const headers = { ...commonHeaders, 'Cache-Control': 'no-store' }

/** The loggable part of a report: of several in one body the first. Addresses are cut to the page's template and the blocked origin. */
function logged(body: string): Record<string, string> | null {
  const of = (pattern: RegExp): string => pattern.exec(body)?.[1] ?? ''
  const report = of(/^(MATU [ -~]+)/)
  const directive = of(/"(?:effectiveDirective|effective-directive)":"([a-z-]+)/)
  if (!report && !directive) return null
  const blocked = of(/"(?:blockedURL|blocked-uri)":"((?:https?:\/\/)?[\w.:-]+)/)
  const page = matchPath(of(/"(?:documentURL|document-uri)":"https?:\/\/[^/"]+(\/[^"?#]*)/)).template
  return { report, directive, blocked, page: directive && page ? page : '' }
}

/** Adds the endpoint of reports to a handler of pages. */
export function withReports(pages: Handler, { log = console.warn, perMinute = 60 }: ReportOptions = {}): Handler {
  let window = { ends: 0, left: 0 }
  return async (request) => {
    if (new URL(request.url).pathname !== REPORTS) return pages(request)
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...headers, Allow: 'POST' } })
    const now = Date.now()
    if (now > window.ends) window = { ends: now + MINUTE, left: perMinute }
    if (window.left === 0) return new Response(null, { status: 429, headers: { ...headers, 'Retry-After': '60' } })
    window.left -= 1
    if (Number(request.headers.get('content-length')) > LARGEST) return new Response(null, { status: 413, headers })
    const body = await request.text()
    if (body.length > LARGEST) return new Response(null, { status: 413, headers })
    const line = logged(body)
    if (line) log(JSON.stringify(line))
    return new Response(null, { status: 204, headers })
  }
}
