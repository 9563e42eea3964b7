import { Suspense } from 'react'
import type { ErrorPageProps } from '../pages/errors/ErrorPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyErrorPage } from './lazy-parts.ts'
import { RootErrorFallback } from './RootErrorFallback.tsx'

/** The error page. If it cannot be loaded either, a minimal message; the layout around it stays usable. */
export function ErrorFallback(props: ErrorPageProps) {
  return (
    <ErrorBoundary of="" renderFault={() => <RootErrorFallback inside={props.inside ?? false} />}>
      <Suspense>
        <LazyErrorPage {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
