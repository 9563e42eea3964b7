interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

/**
 * The last thing in the page: asks for all its chunks at once and starts the application. Under `strict-dynamic` only a script that a trusted
 * script puts into the page may load others, so the elements are made here and not written into the HTML. Behind the page's text, so that
 * nothing competes with it for a slow line. Stands in the page as its own source text.
 */
export function boot(entry: string, chunks: string[]): void {
  // ms to the first byte
  const FAST = 80
  // zod tries whether it may compile code, which the policy forbids and would report.
  ;(window as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true }
  const script = document.createElement('script')
  script.type = 'module'
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory }
  const createScriptURL = (url: string): string => {
    if (url !== entry) throw new TypeError('not ours')
    return url
  }
  script.src = trustedTypes ? trustedTypes.createPolicy('matu-boot', { createScriptURL }).createScriptURL(entry) : entry
  const preload = (): void => {
    for (const chunk of chunks.splice(0)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = chunk
      document.head.append(link)
    }
  }
  const paintAll = (): void => {
    delete document.documentElement.dataset['first']
  }
  const start = (): void => {
    paintAll()
    preload()
    if (!script.isConnected) document.head.append(script)
  }
  // A slow line is asked at once. On a fast one the chunks would be there before the first picture is, and hold it up: asked for behind it.
  // They run when the text stands in its own face.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!load || load.responseStart - load.requestStart > FAST) preload()
  const soon = (): unknown =>
    setTimeout(() => {
      paintAll()
      preload()
      void Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 300))]).then(start)
    })
  if (document.visibilityState === 'visible') requestAnimationFrame(soon)
  else start()
  // A page that is never painted (a tab in the background) comes alive too.
  setTimeout(start, 1500)
}
