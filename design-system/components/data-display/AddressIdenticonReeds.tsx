import { addressIdenticon } from '../../lib/addressIdenticon.ts'

const inner = [38, 33, 28, 23, 18, 13]

const line = (at: number, length: number) => {
  const angle = -Math.PI / 2 + (2 * Math.PI * at) / 20
  const point = (radius: number) => `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`
  return `M${point(inner[length]!)}L${point(43)}`
}

/** The twenty reeds of an address, the first in the needle's colour. */
export function AddressIdenticonReeds({ address }: { address: string }) {
  const { hue, lengths } = addressIdenticon(address)
  return (
    <>
      <path className={`hue${hue}`} d={lengths.map((length, at) => (at === 0 ? '' : line(at, length))).join('')} />
      <path className="first" d={line(0, lengths[0]!)} />
    </>
  )
}
