import { useCallback, useEffect, useState } from 'react'
import { MaintenanceScreen } from '#design-system/screens/errors/MaintenanceScreen.tsx'
import { now } from '../../lib/clock.ts'
import { MAINTENANCE_RECHECK } from '../../lib/constants.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useConfig, useSession } from '../../auth/environment-hooks.ts'

/** Checks the server every 30 s, or when it said it would be back. When it responds, the guard returns to the previous page. */
export default function MaintenancePage() {
  const { view } = getEnvironment()
  const config = useConfig()
  const { nextCheck: nextLook } = useSession()
  const [checking, setChecking] = useState(false)

  const look = useCallback(async () => {
    setChecking(true)
    try {
      // The deployment's flag is part of the HTML: only a reload can tell whether it has changed.
      if (config.maintenance) window.location.reload()
      else await (await import('../../auth/runtime.ts')).checkServer()
    } catch {
      view.set({ nextCheck: now() + MAINTENANCE_RECHECK })
    } finally {
      setChecking(false)
    }
  }, [config.maintenance, view])

  useEffect(() => {
    if (nextLook === null) return view.set({ nextCheck: now() + MAINTENANCE_RECHECK })
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
