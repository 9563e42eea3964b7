interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

/**
 * The last thing in the page: asks for all its chunks at once and starts the application. Under `strict-dynamic` only a script that a trusted
 * script puts into the page may load others, so the elements are made here and not written into the HTML. Behind the page's text, so that
 * nothing competes with it for a slow line. Stands in the page as its own source text.
 */
export function boot(entry: string, chunks: readonly string[]): void {
  // zod tries whether it may compile code, which the policy forbids and would report.
  ;(window as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true }
  for (const chunk of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
  const script = document.createElement('script')
  script.type = 'module'
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory }
  const createScriptURL = (url: string): string => {
    if (url !== entry) throw new TypeError('not ours')
    return url
  }
  script.src = trustedTypes ? trustedTypes.createPolicy('matu-boot', { createScriptURL }).createScriptURL(entry) : entry
  // On a fast line the chunks are there before the first picture is. They are fetched at once, and run when the text stands in its own face.
  const start = (): void => {
    if (!script.isConnected) document.head.append(script)
  }
  const soon = (): unknown =>
    setTimeout(() => void Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 300))]).then(start))
  if (document.visibilityState === 'visible') requestAnimationFrame(soon)
  else start()
  // A page that is never painted (a tab in the background) comes alive too.
  setTimeout(start, 1500)
}
