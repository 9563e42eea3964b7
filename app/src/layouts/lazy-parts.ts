import { layouts } from '../site/layouts.ts'
import type { CommandPaletteHostProps } from './CommandPaletteHost.tsx'
import type { LegalHostProps } from './LegalHost.tsx'
import type { ErrorPageProps } from '../pages/errors/ErrorPage.tsx'
import { lazyPart } from '../hooks/lazy-part.ts'

const { words } = layouts.empty

/** Pages that replace others, inside the empty layout. */
export const LazyNotFoundPage = lazyPart(() => import('../pages/errors/NotFoundPage.tsx'), [...words, 'errors'])
export const LazyErrorPage = lazyPart<ErrorPageProps>(() => import('../pages/errors/ErrorPage.tsx'), [...words, 'errors', 'frame'])

/** Drawn over any page while the API is down for maintenance. */
export const LazyMaintenanceOverlay = lazyPart(() => import('./MaintenanceOverlay.tsx'), [...words, 'errors'])

/** Terms and privacy, in a dialog over the page that links to them. */
export const LazyLegalHost = lazyPart<LegalHostProps>(() => import('./LegalHost.tsx'), ['legal'])

/** The search over all pages of the cabinet. */
export const LazyCommandPalette = lazyPart<CommandPaletteHostProps>(() => import('./CommandPaletteHost.tsx'), ['palette', 'help'])

/** Messages over any page, such as an update that is ready. */
export const LazyUpdateHost = lazyPart(() => import('./UpdateHost.tsx'), [...words, 'errors', 'frame'])
