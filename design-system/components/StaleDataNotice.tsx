import type { Freshness } from './LoadableView.tsx'
import { Notice } from './Notice.tsx'
import { StaleDataLabel } from './StaleDataLabel.tsx'
import { useErrorMessage } from './useErrorMessage.ts'

/** Over what could not be renewed: why, and since when it is true. Nothing where it is as the server has it. */
export function StaleDataNotice({ savedAt, problem }: Freshness) {
  const problemText = useErrorMessage()
  if (problem === undefined || savedAt === undefined) return null
  return (
    <Notice tone="plain" title={problemText(problem)}>
      <StaleDataLabel at={savedAt} />
    </Notice>
  )
}
