import { frame } from '../layouts/frame.ts'

export const link: number = frame
