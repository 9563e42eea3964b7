interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

/**
 * The last element of the page: preloads all chunks and starts the application. Under `strict-dynamic` only a trusted script may load others, so the
 * elements are created here instead of in the HTML. It follows the page's text, so that nothing competes with that on a slow connection. Inlined as
 * source text, so it must be self-contained. `early`: a small script that runs at once. If the application does not start, the document says so; main.tsx takes the message away as it starts.
 */
export function boot(entry: string, chunks: string[], noticeId: string, early: string | null = null): void {
  // ms to the first byte of a fast connection
  const FAST = 80
  // ms until an application that has not started counts as failed, and until it does once its code has arrived
  const LONG = 15_000
  const EVALUATED = 3000
  // zod tries whether it may compile code, which the policy forbids and would report.
  ;(window as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true }
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory }
  const createScriptURL = (url: string): string => {
    if (url !== entry && url !== early) throw new TypeError('not ours')
    return url
  }
  const policy = trustedTypes?.createPolicy('matu-boot', { createScriptURL }) ?? { createScriptURL }
  const scriptOf = (url: string): HTMLScriptElement =>
    Object.assign(document.createElement('script'), { type: 'module', src: policy.createScriptURL(url) })
  const script = scriptOf(entry)
  if (early) document.head.append(scriptOf(early))
  const notice = document.getElementById(noticeId)
  const tell = (): void => notice?.removeAttribute('hidden')
  notice?.querySelector('button')?.addEventListener('click', () => location.reload())
  script.addEventListener('error', tell)
  script.addEventListener('load', () => setTimeout(tell, EVALUATED))
  setTimeout(tell, LONG)
  const preload = (): void => {
    for (const chunk of chunks.splice(0)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = chunk
      // The page's data is requested at the same time, and the user waits for it first.
      link.fetchPriority = 'low'
      document.head.append(link)
    }
  }
  const start = (): void => {
    preload()
    if (!script.isConnected) document.head.append(script)
  }
  // On a slow connection preload at once. On a fast one the chunks would arrive before the first paint and delay it, so they are requested after it.
  // They run once the text has its own fonts.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!load || load.responseStart - load.requestStart > FAST) preload()
  const soon = (): unknown =>
    setTimeout(() => {
      preload()
      void Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 300))]).then(start)
    })
  if (document.visibilityState === 'visible') requestAnimationFrame(soon)
  else start()
  // A page that is never painted (a background tab) must start too.
  setTimeout(start, 1500)
}
