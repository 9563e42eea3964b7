import { story } from '../stories/story.ts'

export const world: number = story
