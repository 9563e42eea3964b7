import type { SafeStorage } from '../lib/safe-storage.ts'

/** When any tab last saw input, in ms since 1970. */
const ACTIVE_KEY = 'matu_active'
/** How long before the end it is announced, in ms. */
const NOTICE = 60_000
const CHECK_EVERY = 5_000
const input = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel']

export interface Inactivity {
  /** Without input for so long, in ms, the session ends. */
  limit: number
  /** Shared by all tabs. */
  storage: SafeStorage
  /** Whether the end is near. */
  onNear: (near: boolean) => void
  onOver: () => void
}

/** Watches for input while a session runs, also over a reload and a closed browser. Returns a function that stops. */
export function watchInactivity({ limit, storage, onNear, onOver }: Inactivity, page: EventTarget = document): () => void {
  const note = (): number => {
    const now = Date.now()
    storage.set(ACTIVE_KEY, String(now))
    return now
  }
  const last = (): number => {
    const at = Number(storage.get(ACTIVE_KEY))
    // None yet, or a clock that was set back.
    return at > 0 && at <= Date.now() ? at : note()
  }
  const check = (): boolean => {
    const left = last() + limit - Date.now()
    if (left <= 0) onOver()
    else onNear(left <= Math.min(NOTICE, limit / 2))
    return left > 0
  }
  // Checked first: the first input after a long sleep comes too late.
  const seen = (): void => {
    if (Date.now() - last() < 1000 || !check()) return
    note()
    onNear(false)
  }
  const stop = new AbortController()
  for (const type of input) page.addEventListener(type, seen, { signal: stop.signal, passive: true, capture: true })
  page.addEventListener('visibilitychange', check, { signal: stop.signal })
  const timer = setInterval(check, CHECK_EVERY)
  check()
  return () => {
    stop.abort()
    clearInterval(timer)
    storage.remove(ACTIVE_KEY)
    onNear(false)
  }
}
