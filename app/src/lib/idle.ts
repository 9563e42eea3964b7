/** Resolves when the browser is idle, or after half a second where it cannot tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 500)
  })

/** Resolves after the page's first data: preloading must not compete with it on a slow connection. */
export const afterInitialLoad = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await whenIdle()
}

/** Resolves at an idle moment after the user's first interaction (press, key or scroll): a page that is only being read needs nothing more. */
export const firstInteraction = (page: Window): Promise<void> =>
  new Promise<void>((resolve) => {
    const signs = ['pointerdown', 'keydown', 'scroll'] as const
    const start = (): void => {
      for (const sign of signs) page.document.removeEventListener(sign, start)
      resolve(whenIdle())
    }
    for (const sign of signs) page.document.addEventListener(sign, start, { passive: true })
  })

/** Resolves in a task of its own: on a slow phone, evaluating code and starting it in one task would block input for twice as long. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
