import { ruler } from '../art/geometry.ts'
import type { IllustrationProps } from './Illustration.tsx'
import { IllustratedCoin, Illustration, UprightNeedle } from './Illustration.tsx'

/** A caliper measures a coin. */
export const MaintenanceArt = (props: IllustrationProps) => (
  <Illustration {...props}>
    <IllustratedCoin x={116} y={112} h={22} mark />
    <path className="ink" d="M30 58h176" strokeWidth={5} />
    <path className="f-ink" d="M60 58v84l8-10V58zM172 58v84l-8-10V58z" />
    <path
      className="ink"
      strokeWidth={1.5}
      d={ruler({ x: 76, y: 52, step: 4, count: 22, length: -7, major: { every: 11, length: -12 } })}
    />
    <UprightNeedle x={168} top={34} bottom={58} />
  </Illustration>
)
