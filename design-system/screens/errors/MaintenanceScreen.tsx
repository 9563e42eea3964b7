import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
import { FullPageMessage } from '../../components/feedback/FullPageMessage.tsx'
import { MaintenanceArt } from '../../components/illustrations/MaintenanceArt.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

export interface MaintenanceScreenProps {
  /** ISO timestamp of the next check; `null` while not known. */
  next_check_at: string | null
  /** The server is being asked whether it is back. */
  checking: boolean
  /** Asks at once instead of waiting for the next check. */
  onCheck: () => void
}

const REEDS = 12

const Countdown = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 12,
  minHeight: 24,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.subtitle1,
}))

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Seconds left and in total: the total is the remaining time when it was first seen. */
function useCountdown(until: string | null) {
  const { now } = useDesignSystem()
  const [seen, setSeen] = useState<{ until: string; left: number; of: number } | null>(null)
  useEffect(() => {
    if (until === null) return
    const left = () => Math.max(0, Math.ceil((Date.parse(until) - now()) / 1000))
    const of = Math.max(1, left())
    const tick = () => setSeen({ until, left: left(), of })
    const first = setTimeout(tick)
    const timer = setInterval(tick, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [until, now])
  return seen?.until === until ? seen : null
}

/** Maintenance: what is not affected, and when the next check runs. Only full minutes are announced. */
export function MaintenanceScreen({ next_check_at, checking, onCheck }: MaintenanceScreenProps) {
  const { maintenance } = useTranslations('errors')
  const wait = useCountdown(next_check_at)
  const past = wait ? Math.min(REEDS - 1, Math.floor((1 - wait.left / wait.of) * REEDS)) : 0
  const minutes = wait ? Math.floor(wait.left / 60) : 0
  return (
    <FullPageMessage
      illustration={<MaintenanceArt width={340} />}
      title={maintenance.title()}
      text={maintenance.text()}
      actions={
        <Button variant="soft" busy={checking} onClick={onCheck}>
          {maintenance.check()}
        </Button>
      }
    >
      <Countdown>
        <Reeds marks={countedMarks(REEDS, past, wait !== null)} />
        <span>{checking ? maintenance.looking() : wait && maintenance.next({ time: clock(wait.left) })}</span>
        <VisuallyHidden role="status">{minutes > 0 && maintenance.minutes({ count: minutes })}</VisuallyHidden>
      </Countdown>
    </FullPageMessage>
  )
}
