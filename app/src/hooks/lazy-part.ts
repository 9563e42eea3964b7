import type { ComponentType } from 'react'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { lazyComponent } from '#design-system/provider/lazyComponent.tsx'
import type { LazyComponent } from '#design-system/provider/lazyComponent.tsx'
import { appStatusStore } from '../lib/app-status.ts'
import { ChunkLoadError, loadChunk, withComponent } from '../lib/reload-guard.ts'
import { isTyped } from '../lib/typed.ts'

/** The page around the part stays as it is: an error in its place would take what was typed with it. */
function offerReload(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || !isTyped()) throw error
  appStatusStore.set({ ready: true })
}

/** A part of a page that is not a route, such as a dialog. If a deploy has removed its chunk, the page is reloaded or, if something was typed, offers to. */
export const lazyPart = <P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  words: readonly Namespace[],
): LazyComponent<P> =>
  lazyComponent(async () => withComponent(await load()).default, { words, guard: (needed) => loadChunk(needed).catch(offerReload) })
