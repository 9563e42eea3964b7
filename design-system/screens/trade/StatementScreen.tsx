import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import PrinterIcon from '@phosphor-icons/core/regular/printer.svg?react'
import type { Theme } from '@mui/material/styles'
import { Button } from '../../components/inputs/Button.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { MonthStepper } from '../../components/inputs/MonthStepper.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { StaleDataNotice } from '../../components/feedback/StaleDataNotice.tsx'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { StatementSheet } from './StatementSheet.tsx'
import type { Statement } from './statement.ts'

const sheetWidth = { width: '100%', maxWidth: 820, mx: 'auto' } as const
const verbs = (theme: Theme) => ({
  flexWrap: 'wrap',
  ml: { md: 'auto' },
  [theme.breakpoints.down('md')]: { width: '100%', '&& > *': { ...theme.typography.subtitle2, flex: '1 1 auto', px: 2.5 } },
})

export interface StatementScreenProps {
  /** All of the month; a statement that lacks a part would be wrong, so one failed part fails it. */
  statement: Loadable<Statement>
  /** YYYY-MM. */
  month: string
  /** Months to choose from, the latest first. */
  months: readonly string[]
  /** Called with the month chosen, YYYY-MM. */
  onMonth: (month: string) => void
  /** State of writing the file. */
  exporting: Submission
  /** Saves the month's transactions as CSV. */
  onExport: () => void
}

/** The statement of one month, to read, print or save. */
export function StatementScreen({ statement, month, months, onMonth, exporting, onExport }: StatementScreenProps) {
  const t = useTranslations('statementPage')
  const words = useTranslations('transactions')
  const problemText = useErrorMessage()
  const { now } = useDesignSystem()
  const ready = statement.state === 'ready' ? statement.value : null
  return (
    <PageStack>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          rowGap: 2,
          columnGap: 4,
          ...sheetWidth,
        }}
      >
        <MonthStepper month={month} months={months} onMonth={onMonth} />
        {ready && (
          <Stack direction="row" spacing={2} sx={verbs}>
            {ready.transactions.length > 0 && (
              <Button
                variant="soft"
                busy={exporting.busy}
                working={words.downloads.preparing()}
                onClick={onExport}
                startIcon={<DownloadSimpleIcon width={20} height={20} />}
              >
                {t.download()}
              </Button>
            )}
            <Button variant="soft" startIcon={<PrinterIcon width={20} height={20} />} onClick={() => globalThis.print()}>
              {t.print()}
            </Button>
          </Stack>
        )}
      </Stack>
      {exporting.problem && (
        <Notice severity="error" role="alert" title={words.downloadFailed()}>
          {problemText(exporting.problem)}
        </Notice>
      )}
      <LoadableView
        from={statement}
        failed={t.failed()}
        safe={words.safe()}
        card
        skeleton={
          <Box sx={sheetWidth}>
            <Card sx={{ display: 'grid', gap: 5 }}>
              <Skeleton width={260} height={24} />
              <SkeletonRows count={3} />
              <SkeletonRows count={6} />
            </Card>
          </Box>
        }
      >
        {(value, fresh) => (
          <>
            <StaleDataNotice {...fresh} />
            <StatementSheet statement={value} month={month} asOf={fresh.savedAt ?? fresh.asOf ?? now()} />
          </>
        )}
      </LoadableView>
    </PageStack>
  )
}
