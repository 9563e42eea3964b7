import type { createBrowserRouter } from 'react-router-dom'

type DataRouter = ReturnType<typeof createBrowserRouter>

/** What the session may do with the router, which it does not import. */
export interface Navigation {
  /** Path, query and hash of the current page. */
  address: () => string
  /** Navigates; resolves when the page has changed. */
  go: (address: string, how?: { replace?: boolean }) => Promise<void>
}

/** Resolves when no navigation is running: the awaited one may have been replaced by another. */
const settled = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.navigation.state === 'idle') return resolve()
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return
      stop()
      resolve()
    })
  })

let resolve: (navigation: Navigation) => void
const ready = new Promise<Navigation>((done) => (resolve = done))

/** Resolves with this page's router once it exists. */
export const navigation = (): Promise<Navigation> => ready

export const setRouter = (router: DataRouter): void =>
  resolve({
    address() {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    async go(address, how = {}) {
      await router.navigate(address, how)
      await settled(router)
    },
  })
