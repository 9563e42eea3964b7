import { setTimeout as pause } from 'node:timers/promises'

/** What the check needs of a browser. Navigation, scripts and input are those of WebDriver and of WebDriver BiDi alike. */
export interface Browser {
  /** Opens a URL and resolves when the document is loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. Arguments and result are passed as JSON. */
  run: <Args extends unknown[], Value>(work: (...args: Args) => Value | Promise<Value>, ...args: Args) => Promise<Value>
  /** Performs actions of input devices, in WebDriver's format. */
  perform: (actions: object[]) => Promise<void>
  close: () => Promise<void>
}

/** A call of the function, as a script whose value is the result as JSON. */
export const scriptOf = (work: (...args: never[]) => unknown, args: unknown[]): string =>
  `Promise.resolve((${String(work)})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`

/** Long enough for a machine that is many times slower. A passing run never reaches it. */
export const LIMIT = 120_000

/** Asks again until the answer is neither null nor false. Throws an error that names what did not happen. */
export async function until<Value>(what: string, ask: () => Promise<Value | null | false>): Promise<Value> {
  const end = performance.now() + LIMIT
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    if (performance.now() > end) throw new Error(`${what}: not within ${LIMIT / 1000} s`)
    await pause(50)
  }
}

/** The centre of a visible element that can be pressed, scrolled into view. */
const findPoint = (selector: string, text: string): { x: number; y: number } | null => {
  const wanted = (one: Element): boolean => one.checkVisibility() && (one.textContent ?? '').trim().startsWith(text)
  const element = [...document.querySelectorAll(selector)].find(wanted)
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  const top = document.elementFromPoint(point.x, point.y)
  // Something may still cover it, such as a dialog that is closing.
  return top && (element.contains(top) || top.contains(element)) ? point : null
}

/** Presses the first visible element that matches the selector and begins with the text, as soon as nothing covers it. */
export async function press(browser: Browser, selector: string, text = ''): Promise<void> {
  const point = await until(`${selector} ${text}`, () => browser.run(findPoint, selector, text))
  const actions = [
    { type: 'pointerMove', ...point, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await browser.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
}

/** Presses a field and types into it, key by key. */
export async function type(browser: Browser, selector: string, text: string): Promise<void> {
  await press(browser, selector)
  await until(`focus in ${selector}`, () => browser.run((one) => document.activeElement?.matches(one) ?? false, selector))
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  await browser.perform([{ type: 'key', id: 'keyboard', actions }])
}

/** Waits until the page shows the text. */
export const shows = (browser: Browser, text: string): Promise<true> =>
  until(`“${text}”`, async () => (await browser.run((one) => document.body.innerText.includes(one), text)) || null)
