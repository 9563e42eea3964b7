import { reedPath } from '../art/geometry.ts'
import type { IllustrationProps } from './Illustration.tsx'
import { Illustration, UprightNeedle } from './Illustration.tsx'

const signal = [2, 23, 18.8, 17, 5.8, 23.9, 23.7, 10.8, 4.8, 19.8, 28.8, 9.5, 5.4, 15.2, 29]

/** A signal that ends at the needle. */
export const OfflineArt = (props: IllustrationProps) => (
  <Illustration {...props}>
    <g strokeWidth={2.4} strokeLinecap="round">
      <path className="ink" d={reedPath(signal.map((half, i) => [30 + 6 * i, 88 - half, 88 + half] as const))} />
      <path className="soft" d={reedPath(Array.from({ length: 15 }, (_, i) => [126 + 6 * i, 86, 90] as const))} />
    </g>
    <UprightNeedle x={120} top={56} bottom={120} />
  </Illustration>
)
