import { open, readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** The complete frames of an animated PNG below each other, as RGBA. */
export interface Animation {
  width: number
  height: number
  frames: number
  data: Uint8Array<ArrayBuffer>
  /** Milliseconds per frame. */
  delay: number[]
  /** Number of repetitions; 0 means for ever. */
  loop: number
}

/** The part of the canvas that changes, and how. */
interface Frame {
  width: number
  height: number
  left: number
  top: number
  delay: number
  /** What happens to it before the next frame: it stays, is cleared, or is replaced by what was there before. */
  afterwards: 'stay' | 'clear' | 'bring back'
  /** Blended over the canvas, or replacing it. */
  isOver: boolean
  /** Compressed pixels. */
  data: Buffer[]
}

interface Chunk {
  type: string
  content: Buffer
  /** The chunk as it is in the file. */
  whole: Buffer
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Chunks that every frame needs for its colours. */
const shared = ['PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'iCCP', 'sBIT']
/** Marks a PNG as animated; comes before its first pixel. */
const mark = 'acTL'
const markWithin = 1024 * 1024
const afterwards = ['stay', 'clear', 'bring back'] as const

/**
 * Reads an animated PNG. Undefined if it is not animated, if its frames together have more than `mostPixels`, or if its
 * structure is invalid: browsers then show the first picture as well.
 */
export async function readApng(path: string, mostPixels: number): Promise<Animation | undefined> {
  if (!(await isMarked(path))) return undefined
  const chunks = chunksOf(await readFile(path))
  const [head] = chunks
  if (head?.type !== 'IHDR' || head.content.length !== 13) return undefined
  const canvas = { width: head.content.readUInt32BE(0), height: head.content.readUInt32BE(4) }
  const frames = framesOf(chunks)
  const fits = frames.every(({ width, height, left, top, data }) => {
    return data.length > 0 && width > 0 && height > 0 && left + width <= canvas.width && top + height <= canvas.height
  })
  if (frames.length < 2 || !fits || canvas.width * canvas.height * frames.length > mostPixels) return undefined
  const common = chunks.filter(({ type }) => shared.includes(type)).map(({ whole }) => whole)
  const data = await drawn(canvas, frames, (frame) => pixelsOf(pngOf(frame, head.content, common)))
  const loop = chunks.find(({ type }) => type === mark)?.content.readUInt32BE(4) ?? 0
  return {
    ...canvas,
    frames: frames.length,
    data,
    delay: frames.map(({ delay }) => delay),
    loop: Math.min(loop, 0xffff),
  }
}

async function isMarked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(markWithin), 0, markWithin, 0)
    return buffer.subarray(0, bytesRead).includes(mark)
  } finally {
    await file.close()
  }
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = signature.length; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const whole = file.subarray(at, end)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), content: file.subarray(at + 8, end - 4), whole })
    at = end
  }
  return chunks
}

function framesOf(chunks: Chunk[]): Frame[] {
  const frames: Frame[] = []
  for (const { type, content } of chunks) {
    if (type === 'fcTL' && content.length === 26) frames.push(frameOf(content))
    // Pixels before the first frame are for programs without animation.
    if (type === 'IDAT') frames.at(-1)?.data.push(content)
    if (type === 'fdAT') frames.at(-1)?.data.push(content.subarray(4))
  }
  return frames
}

function frameOf(content: Buffer): Frame {
  const [width, height, left, top] = [4, 8, 12, 16].map((at) => content.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ]
  const parts = content.readUInt16BE(22) || 100
  const delay = Math.min(0xffff, Math.round((content.readUInt16BE(20) * 1_000) / parts))
  const isOver = content[25] === 1
  return { width, height, left, top, delay, afterwards: afterwards[content[24] ?? 0] ?? 'stay', isOver, data: [] }
}

/** Returns a frame as a PNG of its own. */
function pngOf({ width, height, data }: Frame, head: Buffer, common: Buffer[]): Buffer {
  const own = Buffer.from(head)
  own.writeUInt32BE(width, 0)
  own.writeUInt32BE(height, 4)
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', own), ...common, ...data.map((part) => chunk('IDAT', part)), end])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png, { failOn: 'error' }).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer()
}

type Canvas = Pick<Animation, 'width' | 'height'>

async function drawn(
  canvas: Canvas,
  frames: Frame[],
  decode: (frame: Frame) => Promise<Buffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = canvas.width * canvas.height * 4
  const all = new Uint8Array(bytes * frames.length)
  const now = new Uint8Array(bytes)
  for (const [index, frame] of frames.entries()) {
    const before = frame.afterwards === 'bring back' ? now.slice() : undefined
    put(now, canvas, frame, await decode(frame))
    all.set(now, index * bytes)
    if (before !== undefined) now.set(before)
    if (frame.afterwards === 'clear') put(now, canvas, { ...frame, isOver: false }, undefined)
  }
  return all
}

/** Puts a frame's pixels onto the canvas, or clears its area if there are none. */
function put(canvas: Uint8Array, { width }: Canvas, frame: Frame, pixels: Uint8Array | undefined): void {
  const line = frame.width * 4
  for (let y = 0; y < frame.height; y += 1) {
    const to = ((frame.top + y) * width + frame.left) * 4
    if (pixels === undefined) canvas.fill(0, to, to + line)
    else if (!frame.isOver) canvas.set(pixels.subarray(y * line, (y + 1) * line), to)
    else for (let x = 0; x < line; x += 4) layOver(canvas, to + x, pixels, y * line + x)
  }
}

function layOver(canvas: Uint8Array, to: number, pixels: Uint8Array, from: number): void {
  const alpha = pixels[from + 3] ?? 0
  if (alpha === 0) return
  const below = ((canvas[to + 3] ?? 0) * (255 - alpha)) / 255
  const whole = alpha + below
  for (let channel = 0; channel < 3; channel += 1) {
    const mixed = (pixels[from + channel] ?? 0) * alpha + (canvas[to + channel] ?? 0) * below
    canvas[to + channel] = Math.round(mixed / whole)
  }
  canvas[to + 3] = Math.round(whole)
}
