import type { Submission } from '../../lib/submission.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Notice } from './Notice.tsx'
import { useErrorMessage } from './useErrorMessage.ts'

export type ExportNoticeProps = {
  /** State of writing the file. */
  exporting: Submission
  /** How many rows the file has, if the list has more; `null` if the file is whole. */
  part: number | null
  /** What failed: "Couldn’t download the list". */
  failed: string
}

/** Why a list was not downloaded, or that its file is a part of it. */
export function ExportNotice({ exporting, part, failed }: ExportNoticeProps) {
  const t = useTranslations('frame').partialFile
  const format = useFormat()
  const problemText = useErrorMessage()
  if (exporting.problem)
    return (
      <Notice severity="error" role="alert" title={failed}>
        {problemText(exporting.problem)}
      </Notice>
    )
  if (part === null) return null
  return (
    <Notice severity="warning" role="alert" title={t.title({ count: format.integer(part) })}>
      {t.text()}
    </Notice>
  )
}
