import HourglassMediumFillIcon from '@phosphor-icons/core/fill/hourglass-medium-fill.svg?react'
import Stack from '@mui/material/Stack'
import type { Withdrawal } from '#sdk'
import { Notice } from '../../components/feedback/Notice.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type LateNoticeProps = {
  status: Withdrawal['status']
  /** The explorer shows the transaction. */
  explorer: boolean
  /** Link to the support; `null` for none. */
  support: string | null
}

/** A withdrawal that takes longer than announced: the step that it is in, why that happens, and what to do. */
export function LateNotice({ status, explorer, support }: LateNoticeProps) {
  const t = useTranslations('withdraw')
  const words = useTranslations('withdrawCare').late
  const isOnNetwork = status === 'confirming'
  const step = isOnNetwork ? words.confirming() : status === 'accepted' ? words.accepted() : words.processing()
  const next = isOnNetwork ? (explorer ? words.explorer() : '') : status === 'accepted' ? words.cancel() : words.second()
  return (
    <Notice severity="warning" title={words.title()} icon={<HourglassMediumFillIcon aria-hidden />} role="status">
      <Stack spacing={1.5} sx={{ '& > p': { m: 0 } }}>
        <p>
          {step} {isOnNetwork ? words.network() : words.busy()}
        </p>
        <p>
          {words.nothing()} {next}
        </p>
        <p>
          {words.help()} {t.state.stay()}
        </p>
      </Stack>
      {support !== null && (
        <Stack direction="row" sx={{ mt: 2.5 }}>
          <TextLink standalone href={support}>
            {t.blocked.support()}
          </TextLink>
        </Stack>
      )}
    </Notice>
  )
}
