import { Suspense } from 'react'
import { useReader } from '#design-system/provider/reader.ts'
import { brokenPage } from '../pages.ts'
import type { BrokenProps } from '../routes/errors/BrokenRoute.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LastResort } from './LastResort.tsx'

/** The error page, or what is left where it cannot be fetched either: the frame round it stays usable. */
export function Broken(props: BrokenProps) {
  const { locale } = useReader()
  return (
    <ErrorBoundary of="" renderFault={() => <LastResort inside={props.inside ?? false} />}>
      <Suspense>
        <brokenPage.Component locale={locale} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
