import InfoFillIcon from '@phosphor-icons/core/fill/info-fill.svg?react'
import Typography from '@mui/material/Typography'
import type { Preferences } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { Costs } from './projection.ts'

export type CostsNoteProps = { preferences: Loadable<Preferences>; costs: Costs }

/** What the projection assumes about costs; if they are not known, why, and another try. */
export function CostsNote({ preferences, costs }: CostsNoteProps) {
  const t = useTranslations('calculatorPage')
  const common = useTranslations('common')
  const problem = useErrorMessage()
  const format = useFormat()
  const words = ({ fee, reward }: Costs) => t.assumptions({ fee: format.exact(fee, 'USDT'), percent: format.percent(reward, 0) })
  return (
    <>
      <Notice severity="plain" icon={<InfoFillIcon aria-hidden />} title={t.note()}>
        {preferences.state === 'ready'
          ? words(costs)
          : preferences.state === 'failed'
            ? `${problem(preferences.problem)} ${t.withoutCosts()}`
            : null}{' '}
        <LastUpdated {...freshnessOf(preferences)} />
        {preferences.state === 'loading' && (
          <>
            <VisuallyHidden>{common.loading()}</VisuallyHidden>
            {/* As long as the sentence to come. */}
            <Typography variant="inherit" aria-hidden="true" sx={{ visibility: 'hidden' }}>
              {words({ fee: '0.00', reward: '10' })}
            </Typography>
          </>
        )}
      </Notice>
      {preferences.state === 'failed' && (
        <div>
          <Button variant="soft" size="small" onClick={preferences.retry}>
            {common.tryAgain()}
          </Button>
        </div>
      )}
    </>
  )
}
