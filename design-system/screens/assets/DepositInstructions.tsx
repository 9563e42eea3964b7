import { styled } from '@mui/material/styles'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  counterReset: 'step',
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  display: 'grid',
  gap: 10,
  color: theme.vars.palette.text.secondary,
  '& > li': { counterIncrement: 'step', display: 'flex', gap: 16 },
  '& > li::before': { content: 'counter(step)', flex: 'none', width: 16, textAlign: 'center', color: theme.vars.palette.text.primary },
}))

/** The three stages of a deposit, shown before it starts. */
export function DepositInstructions({ token, confirmations }: { token: string; confirmations: number | undefined }) {
  const t = useTranslations('assets').how
  return (
    <Card variant="sunken">
      <Typography component="h2" variant="h5">
        {t.title()}
      </Typography>
      <Steps>
        <li>{t.send({ token })}</li>
        <li>{t.see()}</li>
        <li>{confirmations === undefined ? t.doneSoon() : t.done({ count: confirmations })}</li>
      </Steps>
    </Card>
  )
}
