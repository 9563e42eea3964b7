import { styled } from '@mui/material/styles'
import type { TransactionSum } from '#sdk'
import { Card } from '../../components/Section.tsx'
import { desktop } from '../../theme/mixins.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { TransactionSums } from './TransactionSums.tsx'

/** Sums of a filtered list. `complete`: of all its transactions; otherwise only of those loaded so far. */
export type ListSums = { tokens: readonly TransactionSum[]; complete: boolean }

const Root = styled('details')(({ theme }) => ({
  '& > summary': {
    listStyle: 'none',
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: 56,
    padding: '10px 56px 10px 20px',
    cursor: 'pointer',
    [desktop]: { paddingInline: '24px 56px' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > h2': { ...theme.typography.h6, margin: 0 },
    '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    // A caret that turns.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 26,
      top: '50%',
      width: 8,
      height: 8,
      marginTop: -6,
      borderInlineEnd: '1.5px solid',
      borderBottom: '1.5px solid',
      transform: 'rotate(45deg)',
    },
  },
  '&[open] > summary::after': { marginTop: 0, transform: 'rotate(225deg)' },
}))

/** What the filtered transactions add up to, by token. Closed on phones, where the list comes first. */
export function TransactionTotals({ sums, filtered }: { sums: ListSums; filtered: boolean }) {
  const t = useTranslations('transactions').sums
  const wide = useIsDesktop()
  const what = sums.complete ? (filtered ? t.matching() : t.all()) : t.loaded()
  return (
    <Card flush>
      <Root open={wide}>
        <summary>
          <h2>{t.title()}</h2>
          <span>{what}</span>
        </summary>
        <TransactionSums caption={what} sums={sums.tokens} />
      </Root>
    </Card>
  )
}
