import type { IllustrationProps } from './Illustration.tsx'
import { Illustration, UprightNeedle } from './Illustration.tsx'

/** A dashed coin and the needle at zero. */
export const EmptyArt = (props: IllustrationProps) => (
  <Illustration top={72} {...props}>
    <g className="soft" strokeWidth={1.5} strokeDasharray="3 4">
      <ellipse cx={120} cy={134} rx={46} ry={14} />
      <path d="M74 98v36M166 98v36" />
      <ellipse cx={120} cy={98} rx={46} ry={14} />
    </g>
    <UprightNeedle x={20} top={138} bottom={172} />
  </Illustration>
)
