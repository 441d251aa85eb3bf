import { crc32 } from 'node:zlib'
import sharp from 'sharp'

interface SampleFrame {
  left: number
  top: number
  width: number
  height: number
  colour: string
  /** Milliseconds. */
  delay: number
  afterwards?: 'stay' | 'clear' | 'bring back'
  isOver?: boolean
  /** A width that differs from the real one. */
  saysWidth?: number
}

/**
 * Returns an animated PNG that plays three times, which none of our dependencies can write; the first frame must be as
 * large as the canvas.
 */
export async function apng(frames: SampleFrame[]): Promise<Buffer> {
  const pngs = await Promise.all(frames.map(pngOf))
  let sequence = 0
  const parts = frames.flatMap((frame, index) => {
    const control = Buffer.alloc(26)
    const places = [sequence++, frame.saysWidth ?? frame.width, frame.height, frame.left, frame.top]
    for (const [at, number] of places.entries()) control.writeUInt32BE(number, 4 * at)
    control.writeUInt16BE(frame.delay, 20)
    control.writeUInt16BE(1_000, 22)
    control[24] = ['stay', 'clear', 'bring back'].indexOf(frame.afterwards ?? 'stay')
    control[25] = frame.isOver ? 1 : 0
    const pixels = contentsOf(pngs[index] ?? Buffer.alloc(0), 'IDAT').map((content) => {
      if (index === 0) return chunk('IDAT', content)
      const number = Buffer.alloc(4)
      number.writeUInt32BE(sequence++)
      return chunk('fdAT', Buffer.concat([number, content]))
    })
    return [chunk('fcTL', control), ...pixels]
  })
  const [head = Buffer.alloc(13)] = contentsOf(pngs[0] ?? Buffer.alloc(0), 'IHDR')
  const moves = Buffer.alloc(8)
  moves.writeUInt32BE(frames.length, 0)
  moves.writeUInt32BE(3, 4)
  const start = [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('acTL', moves)]
  return Buffer.concat([...start, ...parts, chunk('IEND', Buffer.alloc(0))])
}

const pngOf = ({ width, height, colour }: SampleFrame) =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer()

function contentsOf(png: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === wanted)
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return found
}

function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12)
  framed.writeUInt32BE(content.length, 0)
  framed.write(type, 4, 'latin1')
  content.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4)
  return framed
}
