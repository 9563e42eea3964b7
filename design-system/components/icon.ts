import type { ComponentProps, ComponentType } from 'react'

/** An icon of Phosphor, an SVG file in the one weight that is drawn: `import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'`. */
export type Icon = ComponentType<ComponentProps<'svg'>>
