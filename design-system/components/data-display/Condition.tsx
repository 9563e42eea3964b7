import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { portion } from '../../lib/money.ts'
import { ShareBar } from '../brand/ShareBar.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useAmountsHidden } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > p': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px', margin: '0 0 10px' },
  '& > p > :last-child': { marginLeft: 'auto', textAlign: 'right' },
  '& > .missing': { display: 'block', marginTop: 6 },
  '& b': { fontWeight: 500, color: theme.vars.palette.text.primary },
}))

export type ConditionProps = {
  /** What is measured: "Structure volume". */
  name: string
  /** The current value, a decimal string in USDT; `null` if all that is known is that it is enough. */
  value: string | null
  /** The value that is required, a decimal string in USDT. The needle stops at the end of the bar when it is reached. */
  target: string
  /** What is missing, in words. */
  children?: ReactNode
}

/** One condition of a rank or a pool, with its progress as figures and as a bar with a needle. */
export function Condition({ name, value, target, children }: ConditionProps) {
  const hidden = useAmountsHidden()
  const format = useFormat()
  const share = value === null ? 100 : portion(value, target) * 100
  return (
    <Root>
      <p>
        <Typography component="span" variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={tabularText}>
          {value !== null && (
            <>
              <b>{hidden ? format.hidden : format.amount(value, 'USDT')}</b>
              {' / '}
            </>
          )}
          {format.money(target, 'USDT', { whole: true })}
        </Typography>
      </p>
      <ShareBar
        segments={hidden ? [] : [{ share, tone: share >= 100 ? 'success' : 'primary' }]}
        {...(!hidden && { needle: share })}
        height={16}
      />
      {children !== undefined && (
        <Typography variant="caption" color="textSecondary" className="missing" sx={tabularText}>
          {children}
        </Typography>
      )}
    </Root>
  )
}
