import type { DataRouter } from './root/router.tsx'

/** What the session may do with the router, which it does not know. */
export interface Navigation {
  /** Path, query and hash of the page that is shown. */
  address: () => string
  /** Resolves when the page has changed. */
  go: (address: string, how?: { replace?: boolean }) => Promise<void>
}

/** Resolves when no navigation is under way: another one may have taken the place of the one that was waited for. */
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

/** The router of this page, as soon as there is one. */
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
