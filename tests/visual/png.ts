// PNG as a browser writes it (8 bits a channel, not interlaced) to pixels, and pixels to the smallest PNG that we can write: a palette.
import { deflateSync, inflateSync } from 'node:zlib'

export interface Picture {
  width: number
  height: number
  /** Red, green, blue; three bytes a pixel. */
  data: Uint8Array
}

export const blank = (width: number, height: number, value = 255): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(value),
})

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunksOf(file: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer[]>()
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    found.set(type, [...(found.get(type) ?? []), file.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  return new Map([...found].map(([type, parts]) => [type, Buffer.concat(parts)]))
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Undoes the filter of each line. */
function unfilter(raw: Buffer, height: number, stride: number, step: number): Uint8Array {
  const out = new Uint8Array(height * stride)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x >= step ? out[at - step]! : 0
      const up = y > 0 ? out[at - stride]! : 0
      const corner = x >= step && y > 0 ? out[at - stride - step]! : 0
      const added = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : filter === 4 ? paeth(left, up, corner) : 0
      out[at] = raw[y * (stride + 1) + 1 + x]! + added
    }
  }
  return out
}

export function decode(file: Buffer): Picture {
  const chunks = chunksOf(file)
  const header = chunks.get('IHDR')
  const body = chunks.get('IDAT')
  if (!file.subarray(0, 8).equals(signature) || !header || !body) throw new Error('This is no PNG')
  const [width, height, depth, kind, interlaced] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9], header[12]]
  const step = kind === 2 ? 3 : kind === 6 ? 4 : kind === 3 ? 1 : 0
  if (depth !== 8 || step === 0 || interlaced !== 0) throw new Error('This PNG is of another kind than those written here')
  const lines = unfilter(inflateSync(body), height, width * step, step)
  const palette = chunks.get('PLTE')
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 3 + channel] = step === 1 ? palette![lines[at]! * 3 + channel]! : lines[at * step + channel]!
  return { width, height, data }
}

const table = new Uint32Array(256).map((_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
const crc = (data: Buffer): number => {
  let value = 0xffffffff
  for (const byte of data) value = table[(value ^ byte) & 255]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(data.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc(named), named.length + 4)
  return out
}

/** Writes a picture of 256 colours at most: `simplify` it first. */
export function encode({ width, height, data }: Picture): Buffer {
  const colours = new Map<number, number>()
  const lines = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
      if (!colours.has(colour)) colours.set(colour, colours.size)
      lines[y * (width + 1) + 1 + x] = colours.get(colour)!
    }
  if (colours.size > 256) throw new Error(`${colours.size} colours are too many for a palette`)
  const palette = Buffer.alloc(colours.size * 3)
  for (const [colour, index] of colours) palette.writeUIntBE(colour, index * 3, 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
