// The page inside the frame of a flow: the application as it ships, from its own main.tsx, in a browser of its own (memory.ts), with MSW's service
// worker between it and the simulator that the page around keeps (stage.ts). Its address is the application's; a reload brings it back.
import { HttpResponse, http } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { reduceMotion } from '../../.storybook/motion.ts'
import type { Stage } from '../flow-simulator.ts'

const stage = window.parent.matuStage

/** Storage, cookies, channels and locks of this page are the stage's: nothing is shared with the browser that shows it. */
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

/** Every request of the simulator's goes to the stage, through the service worker. */
async function answerRequests({ simulator, fetch }: Stage): Promise<void> {
  const worker = setupWorker(
    http.all(
      ({ request }) => simulator.answers(request.method, new URL(request.url).pathname),
      async ({ request }) => {
        try {
          const { body, status, headers } = await fetch(request)
          return new HttpResponse(body, { status, headers: [...headers] })
        } catch {
          return HttpResponse.error()
        }
      },
    ),
  )
  const url = new URL('mockServiceWorker.js', window.location.href).href
  // Its reach is this page alone: the workbench around it never passes through.
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url, options: { scope: './flow.html' } } })
  // What the application itself would register belongs to a deployment.
  navigator.serviceWorker.register = () => new Promise(() => {})
}

/** Tells where the application is, and keeps it from leaving for pages that are not its own. */
function watchAddress({ arrived, left }: Stage): void {
  const tell = (): void => arrived(window.location.pathname + window.location.search + window.location.hash)
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name].bind(window.history)
    window.history[name] = (...given) => {
      original(...given)
      tell()
    }
  }
  window.addEventListener('popstate', tell)
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

/** The toolbar's part that no cookie tells the application. */
async function turn({ turns: { locale, motion, text } }: Stage): Promise<void> {
  reduceMotion(motion === 'reduced')
  if (text === 'double') document.documentElement.style.fontSize = '200%'
  if (locale === 'pseudo') await (await import('../../.storybook/pseudo.ts')).speakPseudo(true)
}

if (stage) {
  ownBrowser(stage)
  await turn(stage)
  await answerRequests(stage)
  watchAddress(stage)
  window.history.replaceState(null, '', stage.start)
  await import('#app/src/main.tsx')
  const { getLoadedRuntime: engineIfThere } = await import('#app/src/load-runtime.ts')
  // The clock was moved: whatever is shown is asked for again.
  window.matuFrame = { refresh: async () => engineIfThere()?.client().invalidateQueries() }
} else document.body.append('This page is the inside of a flow: open it in the workbench, under Flows.')
