import type { UserSettings } from '#sdk'
import { isFuture } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** Until when withdrawals are held, and why: shown where a change causes a hold. Renders nothing while they are open or the state is not known. */
export function WithdrawalHoldNotice({ settings }: { settings: Loadable<UserSettings> }) {
  const t = useTranslations('profilePages').pause
  const { now } = useDesignSystem()
  const format = useFormat()
  const known = settings.state === 'ready' ? settings.value : null
  const until = known?.withdraws_blocked_until
  if (!until || !isFuture(until, now())) return null
  const reason = known.withdraws_block_reason
  const why = reason && Object.hasOwn(t, reason) ? t[reason]() : t.other()
  const moment = `${format.longDay(until, now())}, ${format.time(until)}`
  return (
    <Notice severity="warning" title={t.title({ moment })}>
      {why}
    </Notice>
  )
}
