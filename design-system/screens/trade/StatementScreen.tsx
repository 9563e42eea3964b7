import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import PrinterIcon from '@phosphor-icons/core/regular/printer.svg?react'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { StaleDataNotice } from '../../components/feedback/StaleDataNotice.tsx'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import type { TaxTool } from '../../lib/taxFile.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { StatementPeriod } from './StatementPeriod.tsx'
import { StatementSheet } from './StatementSheet.tsx'
import { isYear } from './statement.ts'
import type { Statement } from './statement.ts'
import { TaxFiles } from './TaxFiles.tsx'

const sheetWidth = { width: '100%', maxWidth: 820, mx: 'auto' } as const
const verbs = (theme: Theme) => ({
  flexWrap: 'wrap',
  ml: { md: 'auto' },
  [theme.breakpoints.down('md')]: { width: '100%', '&& > *': { ...theme.typography.subtitle2, flex: '1 1 auto', px: 2.5 } },
})

/** A file of the period's transactions: for a spreadsheet, or of a year for a tax program. */
export type StatementFile = 'sheet' | TaxTool

export interface StatementScreenProps {
  /** All of the period; a statement that lacks a part would be wrong, so one failed part fails it. */
  statement: Loadable<Statement>
  /** A month, YYYY-MM, or a year, YYYY. */
  period: string
  /** Months to choose from, the latest first; the years are theirs. */
  months: readonly string[]
  /** Called with the month or year chosen. */
  onPeriod: (period: string) => void
  /** State of writing the file. */
  exporting: Submission
  /** Saves the period's transactions as CSV. */
  onExport: (file: StatementFile) => void
}

/** The statement of a month or a year, to read, print or save. */
export function StatementScreen({ statement, period, months, onPeriod, exporting, onExport }: StatementScreenProps) {
  const t = useTranslations('statementPage')
  const words = useTranslations('transactions')
  const problemText = useErrorMessage()
  const { now } = useDesignSystem()
  const [asked, setAsked] = useState<StatementFile>('sheet')
  const ready = statement.state === 'ready' ? statement.value : null
  const save = (file: StatementFile) => {
    setAsked(file)
    onExport(file)
  }
  const taxFiles = (canSave: boolean) => (
    <Box sx={sheetWidth}>
      <TaxFiles writing={exporting.busy && asked !== 'sheet' ? asked : null} onExport={canSave ? save : null} />
    </Box>
  )
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
        <StatementPeriod period={period} months={months} onPeriod={onPeriod} />
        {ready && (
          <Stack direction="row" spacing={2} sx={verbs}>
            {ready.transactions.length > 0 && (
              <Button
                variant="soft"
                busy={exporting.busy && asked === 'sheet'}
                working={words.downloads.preparing()}
                onClick={() => save('sheet')}
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
          <PageStack>
            {isYear(period) && taxFiles(false)}
            <Box sx={sheetWidth}>
              <Card sx={{ display: 'grid', gap: 5 }}>
                <Skeleton width={260} height={24} />
                <SkeletonRows count={3} />
                <SkeletonRows count={6} />
              </Card>
            </Box>
          </PageStack>
        }
      >
        {(value, fresh) => (
          <>
            <StaleDataNotice {...fresh} />
            {isYear(period) && value.transactions.some(({ status }) => status === 'done') && taxFiles(true)}
            <StatementSheet statement={value} period={period} asOf={fresh.savedAt ?? fresh.asOf ?? now()} />
          </>
        )}
      </LoadableView>
    </PageStack>
  )
}
