import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { portion } from '../../lib/money.ts'
import { ShareBar } from '../brand/ShareBar.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useAmountsHidden } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type ConditionProps = {
  /** What is measured: "Structure volume". */
  name: string
  /** The current value, a decimal string in USDT; `null` if all that is known is that it is enough. */
  value: string | null
  /** The value that is required, a decimal string in USDT. The bar has a needle until it is reached. */
  target: string
  /** What is missing, or that nothing is, in words. */
  children?: ReactNode
}

/** One condition of a rank or a pool, with its progress as figures and as a bar with a needle. */
export function Condition({ name, value, target, children }: ConditionProps) {
  const hidden = useAmountsHidden()
  const format = useFormat()
  const share = value === null ? 100 : portion(value, target) * 100
  const met = share >= 100
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, m: 0, mb: 2.5 }}>
        <Typography component="span" variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ...tabularText, ml: 'auto', textAlign: 'right' }}>
          {value !== null && (
            <>
              <Box component="b" sx={{ color: 'text.primary' }}>
                {hidden ? format.hidden : format.amount(value, 'USDT')}
              </Box>
              {' / '}
            </>
          )}
          {format.money(target, 'USDT', { whole: true })}
        </Typography>
      </Stack>
      <ShareBar
        segments={hidden ? [] : [{ share, tone: met ? 'success' : 'primary' }]}
        {...(!hidden && !met && { needle: share })}
        height={16}
      />
      {children !== undefined && (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mt: 1.5, color: met ? 'success.main' : 'text.secondary' }}>
          {met && <CheckCircleFillIcon width={16} height={16} aria-hidden="true" />}
          <Typography component="div" variant="caption" sx={tabularText}>
            {children}
          </Typography>
        </Stack>
      )}
    </Box>
  )
}
