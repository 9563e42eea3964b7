import { reedPath } from '../art/geometry.ts'
import type { IllustrationProps } from './Illustration.tsx'
import { Illustration, UprightNeedle } from './Illustration.tsx'

// The lock's body: seventeen reeds with rounded corners; the needle replaces the middle one.
const body = Array.from({ length: 17 }, (_, i) => {
  const cut = [7.2, 2.03][Math.min(i, 16 - i)] ?? 0
  return [74 + 5.75 * i, 78 + cut, 146 - cut] as const
}).filter((_, i) => i !== 8)

/** A lock made of reeds. */
export const BlockedArt = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path className="ink" d="M92 78V58a28 28 0 0 1 56 0v20" strokeWidth={6} />
    <path className="ink" strokeWidth={2.4} strokeLinecap="round" d={reedPath(body)} />
    <UprightNeedle x={120} top={78} bottom={146} width={2.4} />
  </Illustration>
)
