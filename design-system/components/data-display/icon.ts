import type { ComponentProps, ComponentType } from 'react'

/** A Phosphor icon as an SVG component: `import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'`. */
export type Icon = ComponentType<ComponentProps<'svg'>>
