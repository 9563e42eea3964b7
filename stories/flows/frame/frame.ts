// The page inside the iframe of a flow: the application as it ships, from its own main.tsx, with its own browser storage (memory.ts). MSW's service
// worker connects it to the simulator in the outer page (flow-simulator.ts). Its URL is the application's, so a reload returns here.
import { setupWorker } from 'msw/browser'
import { simulatorHandlers } from '#mocks/transports/handlers.ts'
import { reduceMotion } from '../../.storybook/motion.ts'
import type { Stage } from '../flow-simulator.ts'

const stage = window.parent.matuStage

/** Replaces storage, cookies, channels and locks of this page with those of the flow: nothing is shared with the real browser. */
function ownBrowser({ memory }: Stage): void {
  const value = (target: object, name: string, given: unknown) => Object.defineProperty(target, name, { value: given, configurable: true })
  value(window, 'localStorage', memory.local)
  value(window, 'sessionStorage', memory.session)
  Object.defineProperty(document, 'cookie', {
    get: memory.cookies,
    set(line: string) {
      memory.setCookie(line, 'page')
    },
    configurable: true,
  })
  const own = `flow-${Math.random().toString(36).slice(2)}`
  const { BroadcastChannel } = window
  value(
    window,
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${own} ${name}`)
      }
    },
  )
  const { locks } = navigator
  if (locks)
    value(navigator, 'locks', {
      query: () => locks.query(),
      request: (name: string, ...rest: [LockGrantedCallback<unknown>]) => locks.request(`${own} ${name}`, ...rest),
    })
}

/** Forwards every request for the simulator through the service worker, by the handlers that tests and the demo use too. */
async function answerRequests({ simulator, fetch }: Stage): Promise<void> {
  const worker = setupWorker(
    ...simulatorHandlers({
      answers: (method, path) => simulator.answers(method, path),
      // Built anew: MSW takes only a Response of its own page. Cookies are in the flow's memory already.
      fetch: async (request) => {
        const { body, status, headers } = await fetch(request)
        return new Response(body, { status, headers: [...headers] })
      },
    }),
  )
  const url = new URL('mockServiceWorker.js', window.location.href).href
  // Its scope is this page only: requests of the surrounding Storybook never pass through it.
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url, options: { scope: './flow.html' } } })
  // The application's own service worker is only for deployments.
  navigator.serviceWorker.register = () => new Promise(() => {})
}

/** Reports the application's URL, and prevents it from leaving for external pages. */
function watchAddress({ arrived, left }: Stage): void {
  const reportAddress = (): void => arrived(window.location.pathname + window.location.search + window.location.hash)
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name].bind(window.history)
    window.history[name] = (...given) => {
      original(...given)
      reportAddress()
    }
  }
  window.addEventListener('popstate', reportAddress)
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin === window.location.origin) return
      event.preventDefault()
      left(link.href)
    },
    { capture: true },
  )
}

/** Applies the toolbar settings that the application does not read from a cookie. */
async function applyToolbar({ toolbar: { locale, motion, text } }: Stage): Promise<void> {
  reduceMotion(motion === 'reduced')
  if (text === 'double') document.documentElement.style.fontSize = '200%'
  if (locale === 'pseudo') await (await import('../../.storybook/pseudo.ts')).speakPseudo(true)
}

if (stage) {
  ownBrowser(stage)
  await applyToolbar(stage)
  await answerRequests(stage)
  watchAddress(stage)
  window.history.replaceState(null, '', stage.start)
  await import('#app/src/main.tsx')
  // The clock has moved: refetches everything on the page.
  window.matuFrame = { refresh: async () => (await import('#app/src/auth/runtime.ts')).clients.get().invalidateQueries() }
} else document.body.append('This page belongs inside a flow: open Flows in Storybook.')
