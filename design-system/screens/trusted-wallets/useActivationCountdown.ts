import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { openingDay } from './activation.ts'

/** When a waiting wallet becomes active, as text for its chip and for a sentence. */
export function useActivationCountdown(): (opensAt: string) => { chip: string; sentence: string } {
  const { state, done } = useTranslations('wallets')
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const format = useFormat()
  return (opensAt) => {
    const when = openingDay(opensAt, now(), timeZone)
    const given = { time: format.time(opensAt), day: format.dayTime(opensAt, now(), true) }
    return { chip: state[when](given), sentence: done[when](given) }
  }
}
