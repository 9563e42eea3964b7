import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressGroups, isAddress, sameAddress, shortenAddress } from '#design-system/lib/address.ts'
import { checksumAddress, failsChecksum } from '#design-system/lib/addressChecksum.ts'
import { addressIdenticon } from '#design-system/lib/addressIdenticon.ts'

// The examples of EIP-55.
const known = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('a BEP-20 address', () => {
  it('is 0x and exactly 40 hex characters', () => {
    expect(isAddress(known[2]!)).toBe(true)
    for (const wrong of ['', '0x', known[2]!.slice(0, -1), `${known[2]}0`, known[2]!.replace('0x', ''), known[2]!.replace('5', 'g')]) {
      expect(isAddress(wrong)).toBe(false)
    }
  })
  it('is shortened to its first and last four characters', () => {
    expect(shortenAddress('0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e')).toBe('0x7A3f…C91e')
    expect(shortenAddress('Card •• 4417')).toBe('Card •• 4417')
  })
  it('is displayed in groups of four', () => {
    const groups = addressGroups('0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e')
    expect(groups).toHaveLength(10)
    expect([groups[0], groups.at(-1)]).toEqual(['0x7A3f', 'C91e'])
    expect(groups.join('')).toBe('0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e')
  })
  it('has the checksum of EIP-55', () => {
    for (const address of known) expect(checksumAddress(address.toLowerCase())).toBe(address)
  })
  it('fails the checksum if one letter was mistyped; lower case has no checksum', () => {
    expect(failsChecksum(known[2]!)).toBe(false)
    expect(failsChecksum(known[2]!.replace('aA', 'aa'))).toBe(true)
    expect(failsChecksum(known[2]!.toLowerCase())).toBe(false)
    expect(failsChecksum('0x123')).toBe(false)
  })
  it('is equal in another case', () => {
    expect(sameAddress(known[2]!, known[2]!.toLowerCase())).toBe(true)
  })
})

describe('the identicon of an address', () => {
  it('comes from the SHA-256 of the lower-case address', () => {
    const address = known[2]!
    const bytes = [...createHash('sha256').update(address.toLowerCase()).digest().subarray(0, 20)]
    expect(addressIdenticon(address)).toEqual({ hue: (bytes[0]! ^ bytes[7]! ^ bytes[19]!) % 5, lengths: bytes.map((byte) => byte % 6) })
  })
  it('ignores case and differs for addresses that look alike', () => {
    expect(addressIdenticon(known[0]!)).toEqual(addressIdenticon(known[0]!.toLowerCase()))
    const other = known[0]!.replace(/7$/, '8')
    const [a, b] = [addressIdenticon(known[0]!), addressIdenticon(other)]
    expect(a.lengths.filter((length, at) => length !== b.lengths[at]).length).toBeGreaterThan(8)
  })
})
