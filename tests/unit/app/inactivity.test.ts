import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchInactivity } from '#app/src/auth/inactivity.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { fakeStorage } from './fakes.ts'

const MINUTE = 60_000

describe('a session without input', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A browser with one storage for its tabs. */
  const createBrowser = () => {
    const shared = fakeStorage()
    const openTab = () => {
      const page = new EventTarget()
      const told: string[] = []
      const stop = watchInactivity(
        {
          limit: 15 * MINUTE,
          storage: createSafeStorage(() => shared),
          onNear: (near) => told.at(-1) !== (near ? 'near' : 'far') && told.push(near ? 'near' : 'far'),
          onOver: () => told.push('over'),
        },
        page,
      )
      return { told, stop, act: (type: string) => page.dispatchEvent(new Event(type)) }
    }
    return { shared, openTab }
  }

  it('ends after the time, and is told a minute before', () => {
    const { told } = createBrowser().openTab()
    vi.advanceTimersByTime(14 * MINUTE - 5000)
    expect(told).toEqual(['far'])
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['far', 'near'])
    vi.advanceTimersByTime(MINUTE)
    expect(told).toEqual(['far', 'near', 'over'])
  })

  it.each(['pointerdown', 'pointermove', 'click', 'keydown', 'wheel'])('goes on at a %s in any tab', (type) => {
    const browser = createBrowser()
    const [one, other] = [browser.openTab(), browser.openTab()]
    vi.advanceTimersByTime(14 * MINUTE + 30_000)
    expect(other.told).toEqual(['far', 'near'])
    one.act(type)
    vi.advanceTimersByTime(5000)
    expect(other.told).toEqual(['far', 'near', 'far'])
    vi.advanceTimersByTime(13 * MINUTE)
    expect([...one.told, ...other.told]).not.toContain('over')
  })

  it('ends at the first input after a long sleep, and at the next start', () => {
    const browser = createBrowser()
    const { told, act } = browser.openTab()
    // No timer runs while the device sleeps.
    vi.setSystemTime(Date.now() + 20 * MINUTE)
    act('pointermove')
    expect(told).toEqual(['far', 'over'])
    expect(browser.openTab().told).toEqual(['over'])
  })

  it('leaves nothing behind, so that the next session has its whole time', () => {
    const browser = createBrowser()
    const { told, stop } = browser.openTab()
    vi.advanceTimersByTime(14 * MINUTE)
    stop()
    expect(browser.shared.length).toBe(0)
    vi.advanceTimersByTime(20 * MINUTE)
    expect(told).not.toContain('over')
    expect(browser.openTab().told).toEqual(['far'])
  })

  it.each(['', 'soon', '-1', String(10 ** 15)])('takes a stored time of "%s" for none', (text) => {
    const browser = createBrowser()
    browser.shared.setItem('matu_active', text)
    const { told } = browser.openTab()
    expect(told).toEqual(['far'])
    vi.advanceTimersByTime(15 * MINUTE)
    expect(told).toEqual(['far', 'near', 'over'])
  })
})
