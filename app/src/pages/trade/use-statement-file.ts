import type { Loadable } from '#design-system/lib/loadable.ts'
import { taxFile } from '#design-system/lib/taxFile.ts'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import type { StatementFile } from '#design-system/screens/trade/StatementScreen.tsx'
import { taxNote } from '#design-system/screens/trade/taxNote.ts'
import type { Transaction } from '#sdk'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { saveCsv, toCsv } from '../../lib/csv.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSheetFile } from './use-sheet-file.ts'

/** Saves a statement's transactions: for a spreadsheet, or for a tax program, which must find no byte order mark before the first heading. */
export function useStatementFile(period: string, transactions: Loadable<{ own: Transaction[] }>) {
  const { columns, delimiter } = useSheetFile()
  const t = useTranslations('statementPage').tax
  const words = useTranslations('frame').transaction
  const exporting = useWrite({
    mutationFn: async (kind: StatementFile) => {
      if (transactions.state !== 'ready') return
      const { own } = transactions.value
      if (kind === 'sheet') return saveCsv(`statement-${period}`, columns, own, delimiter)
      const file = taxFile(kind, own, taxNote(kind, t, words))
      saveFile(`${kind}-${period}.csv`, 'text/csv;charset=utf-8', await toCsv(file.columns, file.rows))
    },
  })
  return { exporting: toSubmission(exporting), onExport: exporting.mutate }
}
