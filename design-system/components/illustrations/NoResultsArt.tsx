import { reedPath } from '../art/geometry.ts'
import type { IllustrationProps } from './Illustration.tsx'
import { Illustration, UprightNeedle } from './Illustration.tsx'

const reach = [17, 10, 29, 18.5, 15, 10.5, 18, 27, 13, 28.5, 15.5, 11, 8.5]

/** A magnifying glass over reeds; the needle points at none of them. */
export const NoResultsArt = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path
      className="soft"
      strokeWidth={2}
      strokeLinecap="round"
      d={reedPath(reach.map((half, i) => [74 + 6 * i, 82 - half, 82 + half] as const))}
    />
    <circle className="ink" cx={108} cy={82} r={49} strokeWidth={4} />
    <path className="ink" d="M144 118l26 26" strokeWidth={7} strokeLinecap="round" />
    <UprightNeedle x={108} top={52} bottom={112} />
  </Illustration>
)
