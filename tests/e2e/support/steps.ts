import type { Page } from '@playwright/test'
import { matchPath } from '#app/src/paths.ts'

/** What a list of addresses led to, one after the other in the page that is open, as links would lead there. */
export interface Seen {
  address: string
  /** The headings that can be seen. */
  headings: string
  /** The path that a 404 names. */
  missing: string | null
  /** What the page says, without its frame. */
  text: string
}

/** Goes to each address inside the application, and looks when its page, or the 404 that it must be, is there. */
export const walk = (page: Page, addresses: readonly string[]): Promise<Seen[]> =>
  page.evaluate(
    async (all) => {
      const read = (selector: string): string =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent)
          .join(' ')
      const until = async (there: () => boolean): Promise<void> => {
        const end = performance.now() + 15_000
        while (!there()) {
          if (performance.now() > end) throw new Error(`${location.pathname} never came; what is shown is ${read('main').slice(0, 200)}`)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
      // A page may lead on to another one: what counts is the page of the address that is shown in the end.
      const here = (): boolean => document.documentElement.dataset['ready'] === location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
      const seen: Seen[] = []
      for (const { address, lost } of all) {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        // A 404 names its path, and cuts a long one.
        const where = location.pathname.slice(0, 100)
        // The page that was left is still drawn; the skeleton of the new one comes with the next frame.
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
        await until(() =>
          lost ? read('main bdi').startsWith(where) : here() && read('h1') !== '' && !document.querySelector('main [aria-busy="true"]'),
        )
        const text = document.querySelector('main')?.innerText ?? ''
        seen.push({ address, headings: read('h1'), missing: read('main bdi') || null, text })
      }
      return seen
    },
    addresses.map((address) => ({ address, lost: matchPath(new URL(address, 'https://here.invalid').pathname).template === null })),
  )
