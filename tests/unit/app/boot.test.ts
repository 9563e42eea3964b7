import { afterEach, describe, expect, it, vi } from 'vitest'
import { boot } from '#app/build/prerender/inline/boot.ts'

/** As much of a page as the script uses. `firstByte`: ms. */
function page(firstByte: number, visibilityState: 'visible' | 'hidden' = 'visible') {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const put: string[] = []
  const listeners = new Map<string, () => void>()
  const notice = { hidden: true, removeAttribute: () => void (notice.hidden = false), querySelector: () => null }
  const frames: (() => void)[] = []
  const element = (tag: string) => ({
    tag,
    rel: '',
    href: '',
    src: '',
    type: '',
    isConnected: false,
    addEventListener: (kind: string, hear: () => void) => void listeners.set(kind, hear),
  })
  const append = (made: ReturnType<typeof element>) => {
    made.isConnected = true
    put.push(made.tag === 'script' ? `run ${made.src}` : `fetch ${made.href}`)
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    visibilityState,
    fonts: { ready: Promise.resolve() },
    head: { append },
    createElement: element,
    getElementById: () => notice,
  })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ requestStart: 5, responseStart: 5 + firstByte }] })
  boot('/assets/main.js', ['/assets/vendor.js', '/assets/parts.js'], 'unloaded')
  const paint = async () => {
    for (const run of frames.splice(0)) run()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { put, paint, notice, listeners }
}

const fetched = ['fetch /assets/vendor.js', 'fetch /assets/parts.js']

describe('the start of a prerendered page', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fetches the code at once on a slow connection, and runs it after the above-the-fold content has painted', async () => {
    const { put, paint } = page(150)
    expect(put).toEqual(fetched)
    await paint()
    expect(put).toEqual([...fetched, 'run /assets/main.js'])
  })

  it('fetches it after the paint on a fast connection, where it would arrive before', async () => {
    const { put, paint } = page(20)
    expect(put).toEqual([])
    await paint()
    expect(put).toEqual([...fetched, 'run /assets/main.js'])
  })

  it.each([
    ['at once if its code cannot be loaded', 'error', 0],
    ['soon if its code does nothing', 'load', 3000],
    ['after fifteen seconds if its code does not arrive', null, 15_000],
  ])('says that the page did not start: %s', async (_, event, wait) => {
    const { notice, listeners, paint } = page(20)
    await paint()
    if (event) listeners.get(event)!()
    await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1))
    expect(notice.hidden).toBe(wait > 0)
    await vi.advanceTimersByTimeAsync(1)
    expect(notice.hidden).toBe(false)
  })

  it('waits for no paint in a hidden tab', () => {
    const { put } = page(20, 'hidden')
    expect(put).toEqual([...fetched, 'run /assets/main.js'])
  })

  it('hydrates without a paint after a second and a half, once', async () => {
    const { put, paint } = page(20)
    await vi.advanceTimersByTimeAsync(1500)
    await paint()
    await vi.advanceTimersByTimeAsync(400)
    expect(put).toEqual([...fetched, 'run /assets/main.js'])
  })
})
