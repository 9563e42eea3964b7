import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { MouseEvent } from 'react'
import type { SearchQuery } from './find.ts'

/** Opens a story from within Storybook without a reload, with toolbar settings. Its link has the same URL, for a new tab. */
export function openStory(event: MouseEvent, id: string, { locale, theme, width }: Omit<SearchQuery, 'words'>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || window.parent === window) return
  event.preventDefault()
  const channel = addons.getChannel()
  channel.emit(UPDATE_GLOBALS, {
    globals: {
      ...(locale && { locale }),
      ...(theme && { theme }),
      ...(width && { viewport: { value: `w${width}`, isRotated: false } }),
    },
  })
  channel.emit(SELECT_STORY, { storyId: id })
}
