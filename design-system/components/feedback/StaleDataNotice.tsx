import type { Freshness } from './LoadableView.tsx'
import { Notice } from './Notice.tsx'
import { StaleDataLabel } from '../data-display/StaleDataLabel.tsx'
import { useErrorMessage } from './useErrorMessage.ts'

/** Shown above data that could not be refreshed: why, and when it was fetched. Renders nothing if the data is current. */
export function StaleDataNotice({ savedAt, problem }: Freshness) {
  const problemText = useErrorMessage()
  if (problem === undefined || savedAt === undefined) return null
  return (
    <Notice severity="plain" title={problemText(problem)}>
      <StaleDataLabel at={savedAt} />
    </Notice>
  )
}
