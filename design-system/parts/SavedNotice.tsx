import type { Freshness } from './Loaded.tsx'
import { Notice } from './Notice.tsx'
import { SavedAt } from './SavedAt.tsx'
import { useProblemText } from './useProblemText.ts'

/** Over what could not be renewed: why, and since when it is true. Nothing where it is as the server has it. */
export function SavedNotice({ savedAt, problem }: Freshness) {
  const problemText = useProblemText()
  if (problem === undefined || savedAt === undefined) return null
  return (
    <Notice tone="plain" title={problemText(problem)}>
      <SavedAt at={savedAt} />
    </Notice>
  )
}
