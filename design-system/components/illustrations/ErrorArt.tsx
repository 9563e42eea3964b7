import type { IllustrationProps } from './Illustration.tsx'
import { IllustratedCoin, Illustration, UprightNeedle } from './Illustration.tsx'

/** Two coins that slipped off two others. */
export const ErrorArt = (props: IllustrationProps) => (
  <Illustration {...props}>
    <IllustratedCoin x={112} y={132} tone="soft" />
    <IllustratedCoin x={114} y={118} tone="soft" />
    <IllustratedCoin x={134} y={92} />
    <IllustratedCoin x={130} y={78} mark />
    <path className="hot" d="M56 104l16-5M58 96l10 2M60 112l11-9" strokeWidth={2.5} strokeLinecap="round" />
    <UprightNeedle x={40} top={142} bottom={172} />
  </Illustration>
)
