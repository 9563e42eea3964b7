// Runs Lighthouse (mobile) on the production build: landing, sign-in and help in four languages, or the pages that are given: `node
// tests/bench/lighthouse.ts /de /ru/help`. Prints the scores and failed audits. Exits with 1 if accessibility, best practices or SEO are below 100 or performance is
// below 98. Performance is only meaningful on a quiet machine; `--without-performance` omits it.
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from '#design-system/i18n/tags.ts'
import { chromium } from 'playwright'
import { ensureBuilt } from '#app/build/build.ts'
import { chromiumFlags, findBrowser } from '#app/build/browser.ts'
import { serveBuild } from '#app/build/serve.ts'
import { ownPackages } from '../support/own-packages.ts'

/** What is read of Lighthouse's result. */
interface Result {
  audits: Record<
    string,
    { id: string; title: string; score: number | null; scoreDisplayMode: string; displayValue?: string; errorMessage?: string }
  >
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}

// It is large and only used here, so it has a lock file of its own (tests/lighthouse).
const { default: lighthouse } = (await import(pathToFileURL(join(ownPackages('lighthouse'), 'lighthouse/core/index.js')).href)) as {
  default: (url: string, flags: { port: number; logLevel: string; onlyCategories: string[] }) => Promise<{ lhr: Result } | undefined>
}

const least = {
  ...(!process.argv.includes('--without-performance') && { performance: 98 }),
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const every = ['', '/login', '/help'].flatMap((page) => locales.map((lang) => `/${lang}${page}`))

await ensureBuilt()
/** Lighthouse controls the browser through a port. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const server = await serveBuild({ port: 0 })
const port = await freePort()
const chrome = await chromium.launch({
  executablePath: findBrowser({ whole: true }),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
})
/** Lighthouse's recording fails now and then and has to be repeated. */
async function look(path: string, tries = 3): Promise<{ lhr: Result; unmeasured: string | undefined }> {
  const result = await lighthouse(server.origin + path, { port, logLevel: 'error', onlyCategories: Object.keys(least) })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
  const unmeasured = result.lhr.audits['first-contentful-paint']?.errorMessage
  return unmeasured !== undefined && tries > 1 ? look(path, tries - 1) : { lhr: result.lhr, unmeasured }
}

const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
try {
  for (const path of paths.length ? paths : every) {
    const { lhr, unmeasured } = await look(path)
    const { categories, audits } = lhr
    const scores = Object.entries(least).map(([name, minimum]) => {
      const score = Math.round((categories[name]?.score ?? 0) * 100)
      if (score < minimum) process.exitCode = 1
      return `${name} ${score}`
    })
    if (unmeasured) console.log(`${path}: Lighthouse saw no paint, so the performance here is no figure (${unmeasured})`)
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => `${id} ${audits[id]?.displayValue}`,
    )
    console.log(`${path}\n  ${scores.join('   ')}\n  ${times.join('   ')}`)
    const asked = new Set(
      Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
    )
    for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
      if (asked.has(id) && score !== null && score < 0.9 && scoreDisplayMode !== 'informative' && scoreDisplayMode !== 'metricSavings')
        console.log(`  fails: ${id} (${title})`)
    }
  }
} finally {
  await chrome.close()
  await server.close()
}
