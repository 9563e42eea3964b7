import { useCallback, useEffect, useState } from 'react'
import { MaintenanceScreen } from '#design-system/screens/errors/MaintenanceScreen.tsx'
import { now } from '../../clock.ts'
import { MAINTENANCE_RECHECK } from '../../constants.ts'
import { engine } from '../../load-runtime.ts'
import { useApp, useConfig, useSession } from '../../root/app-context.ts'

/** Asks again every 30 s, or when the server said; the guard leads back once it answers (decisions.md §3). */
export default function MaintenancePage() {
  const { view } = useApp().page
  const config = useConfig()
  const { nextLook } = useSession()
  const [checking, setChecking] = useState(false)

  const look = useCallback(async () => {
    setChecking(true)
    try {
      // A flag of the deployment is in the page itself: only a fresh page can tell.
      if (config.maintenance) window.location.reload()
      else await (await engine()).look()
    } catch {
      view.set({ nextLook: now() + MAINTENANCE_RECHECK })
    } finally {
      setChecking(false)
    }
  }, [config.maintenance, view])

  useEffect(() => {
    if (nextLook === null) return view.set({ nextLook: now() + MAINTENANCE_RECHECK })
    const timer = setTimeout(() => void look(), Math.max(0, nextLook - now()))
    return () => clearTimeout(timer)
  }, [nextLook, look, view])

  return (
    <MaintenanceScreen
      next_check_at={nextLook === null ? null : new Date(nextLook).toISOString()}
      checking={checking}
      onCheck={() => void look()}
    />
  )
}
