import { story } from '../../stories/story.ts'

export const tool: number = story
