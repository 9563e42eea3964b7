import { layouts } from '../site-map.ts'
import type { ErrorPageProps } from '../pages/errors/ErrorPage.tsx'
import { lazyPart } from './lazy-part.tsx'

const { words } = layouts.empty

/** The pages that stand in for others: inside the empty frame. */
export const notFoundPage = lazyPart(() => import('../pages/errors/NotFoundPage.tsx'), [...words, 'errors'])
export const errorPage = lazyPart<ErrorPageProps>(() => import('../pages/errors/ErrorPage.tsx'), [...words, 'errors'])

/** Said over any page, when it is time to. */
export const updateOffer = lazyPart(() => import('./UpdateHost.tsx'), [...words, 'errors'])
