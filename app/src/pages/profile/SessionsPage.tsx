import { SessionsScreen } from '#design-system/screens/security/SessionsScreen.tsx'
import { useListSignInsInfinite } from '#sdk'
import { byCursor, toInfiniteList } from '../../api/infinite-list.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSessions } from './use-sessions.ts'

export default function SessionsPage() {
  const { to } = usePath()
  const hasHistory = useConfig().features.includes('sign-ins')
  const pages = useListSignInsInfinite({}, { query: { ...byCursor, enabled: hasHistory } })
  const { items, more, loadingMore, moreFailed, onMore } = toInfiniteList(pages)
  return (
    <SessionsScreen
      {...useSessions()}
      signIns={hasHistory ? items : null}
      end={{ more, loading: loadingMore, failed: moreFailed, onMore }}
      links={{ safety: to('/cabinet/profile/safety') }}
    />
  )
}
