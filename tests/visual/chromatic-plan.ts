import { picturedStories } from './workbench.ts'
import type { StoryEntry } from './workbench.ts'

/** A story as Chromatic matches it. Its patterns are globs: what is special in them stands for itself. */
const patternOf = ({ title, name }: StoryEntry): string => `${title}/${name}`.replaceAll(/[\\*?{}()[\]!+@|]/g, String.raw`\$&`)

/** The stories that Chromatic draws: those of `npm run visual`, one for each component and form, and the ready state of each screen. */
export const chromaticArgs = (stories: readonly StoryEntry[]): string[] =>
  picturedStories(stories).flatMap((story) => ['--only-story-names', patternOf(story)])
