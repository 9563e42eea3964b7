import type { IllustrationProps } from './Illustration.tsx'
import { IllustratedCoin, Illustration } from './Illustration.tsx'

/** One more coin on the stack. */
export const SuccessArt = (props: IllustrationProps) => (
  <Illustration top={54} {...props}>
    <IllustratedCoin x={120} y={134} />
    <IllustratedCoin x={121} y={120} />
    <IllustratedCoin x={119} y={106} />
    <IllustratedCoin x={120} y={84} tone="hot" />
    <path className="ink" d="M104 83l11 6 22-11" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
  </Illustration>
)
