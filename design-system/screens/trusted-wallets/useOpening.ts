import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { openingDay } from './opening.ts'

/** When a waiting wallet opens, in the words of its chip and of a sentence. */
export function useOpening(): (opensAt: string) => { chip: string; sentence: string } {
  const { state, done } = useText('wallets')
  const { now, timeZone } = useReader()
  const format = useFormat()
  return (opensAt) => {
    const when = openingDay(opensAt, now(), timeZone)
    const given = { time: format.time(opensAt), day: format.dayTime(opensAt, now()) }
    return { chip: state[when](given), sentence: done[when](given) }
  }
}
