import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { TransactionSum } from '#sdk'
import { Card } from '../../components/layout/Section.tsx'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { TransactionSums } from './TransactionSums.tsx'

/** Sums of a filtered list. `complete`: of all its transactions; otherwise only of those loaded so far. */
export type ListSums = { tokens: readonly TransactionSum[]; complete: boolean }

// A part of the card around it, without a surface of its own.
const Root = styled(Accordion)({ '&&': { border: 0, background: 'none' }, '&::before': { display: 'none' } })
const Summary = styled(AccordionSummary)(({ theme }) => ({
  padding: '0 20px',
  [theme.breakpoints.up('md')]: { padding: '0 24px' },
  '& .MuiAccordionSummary-content': { display: 'grid', margin: '10px 0' },
  '& .MuiAccordionSummary-expandIconWrapper': { color: theme.vars.palette.text.secondary },
}))
const Details = styled(AccordionDetails)({ padding: 0 })

/** What the filtered transactions add up to, by token. Closed on phones, where the list comes first. */
export function TransactionTotals({ sums, filtered }: { sums: ListSums; filtered: boolean }) {
  const t = useTranslations('transactions').sums
  const wide = useIsDesktop()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const what = sums.complete ? (filtered ? t.matching() : t.all()) : t.loaded()
  return (
    <Card flush component="div">
      <Root
        expanded={chosen ?? wide}
        onChange={(_event, open) => setChosen(open)}
        disableGutters
        square
        slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      >
        <Summary expandIcon={<CaretDownIcon width={18} height={18} aria-hidden />}>
          <Typography variant="h6" component="span">
            {t.title()}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {what}
          </Typography>
        </Summary>
        <Details>
          <TransactionSums caption={what} sums={sums.tokens} />
        </Details>
      </Root>
    </Card>
  )
}
