import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { freezeOf } from '#design-system/lib/freeze.ts'
import type { FreezeState } from '#design-system/lib/freeze.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { useGetUserSettings } from '#sdk'
import { invalidateSettings } from '../api/invalidation.ts'
import { freezeSettings } from '../api/settings.ts'
import { toLoadable } from '../api/to-loadable.ts'
import { useConfig } from '../auth/environment-hooks.ts'
import { PROFILE_REFRESH } from '../lib/constants.ts'

/** Name of the BroadcastChannel. */
const FREEZE_CHANNEL = 'matu_freeze'

const channel = (): BroadcastChannel | null => ('BroadcastChannel' in window ? new BroadcastChannel(FREEZE_CHANNEL) : null)

/** Tells the other tabs that the account was frozen, or is thawing. */
export function announceFreeze(): void {
  const news = channel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  news?.postMessage('')
  news?.close()
}

/**
 * Whether the account is frozen; `null` where the server has no freeze, and nothing is asked. Other tabs say so at once, other devices are noticed by
 * the refresh, and at the latest by a 423 of the server.
 */
export function useFreeze(): Loadable<FreezeState | null> | null {
  const client = useQueryClient()
  const enabled = useConfig().features.includes('freeze')
  const settings = useGetUserSettings(freezeSettings, { query: { enabled, refetchInterval: PROFILE_REFRESH } })
  useEffect(() => {
    if (!enabled) return undefined
    const news = channel()
    const look = (): void => invalidateSettings(client)
    news?.addEventListener('message', look)
    return () => news?.close()
  }, [client, enabled])
  return enabled ? mapLoadable(toLoadable(settings), freezeOf) : null
}
