import { Suspense } from 'react'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { ErrorPageProps } from '../pages/errors/ErrorPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { errorPage } from './lazy-parts.ts'
import { RootErrorFallback } from './RootErrorFallback.tsx'

/** The error page. If it cannot be loaded either, a minimal message; the layout around it stays usable. */
export function ErrorFallback(props: ErrorPageProps) {
  const { locale } = useDesignSystem()
  return (
    <ErrorBoundary of="" renderFault={() => <RootErrorFallback inside={props.inside ?? false} />}>
      <Suspense>
        <errorPage.Component locale={locale} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
