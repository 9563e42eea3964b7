import type { Page } from '../site/pages.ts'
import { half } from './half.ts'

export const circle = (page: Page): number => half + Object.keys(page).length
