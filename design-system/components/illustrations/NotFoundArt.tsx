import { ruler } from '../art/geometry.ts'
import type { IllustrationProps } from './Illustration.tsx'
import { Illustration, UprightNeedle } from './Illustration.tsx'

const edge = { y: 120, step: 4.1, length: -18, middle: { every: 5, length: -26 }, major: { every: 10, length: -34 } }

/** A scale with a gap, and the needle in it. */
export const NotFoundArt = (props: IllustrationProps) => (
  <Illustration {...props} rule={160}>
    <path className="ink" strokeWidth={2} d={ruler({ ...edge, x: 18, count: 26 })} />
    <path className="soft" strokeWidth={2} d="M157.4 120v-18M161.5 120v-26" />
    <path
      className="soft"
      strokeWidth={2}
      d={ruler({ ...edge, x: 165.6, count: 8, middle: { every: 99, length: 0 }, major: { every: 99, length: -18 } })}
    />
    <path className="soft" strokeWidth={2} d="M182 120v-34" />
    <path className="ink" d="M14 126h114" strokeWidth={2.5} strokeLinecap="round" />
    <path className="soft" d="M158 126h46" strokeWidth={2.5} strokeLinecap="round" />
    <UprightNeedle x={144} top={66} bottom={142} width={3.5} />
    <circle className="hot" cx={144} cy={58} r={7} strokeWidth={3.5} />
  </Illustration>
)
