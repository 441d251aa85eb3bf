import { type FileHandle, open } from 'node:fs/promises'

/**
 * What programs call a place in tags, comments and XMP; a place by itself (`+25.0330+121.5654/`, `geo:25.03,121.56`); and
 * the camera's notes in a cover. All long enough to be no accident among samples.
 */
const marks =
  /location|latitude|iso6709|gpscoord|gpsposition|geotag|photoshop:city|[+-]\d{2}\.\d{1,9}[+-]\d{3}\.\d|geo:-?\d{1,2}\.\d|exif\0\0/i
/** Boxes that hold a place (Android, 3GPP), and tracks that note it all along the way (GoPro, Google, Apple). */
const boxMarks = ['\xa9xyz', 'loci', 'gpmd', 'camm', 'mebx'].map((mark) => Buffer.from(mark, 'latin1'))

const windowBytes = 256 * 1024
/** More than the longest mark takes. */
const overlapBytes = 128
/** More than any film or sound is made of; what comes after so many is looked through as a whole. */
const mostParts = 10_000

interface Part {
  bytes: number
  /** Pictures or sound, which say nothing in words. */
  isSamples: boolean
}

/** How a format says what comes next: the first 16 bytes of a part, and how many bytes are left. */
interface Layout {
  start: number
  partAt(head: Buffer, rest: number): Part
}

const boxes: Layout = {
  start: 0,
  partAt(head, rest) {
    const short = head.readUInt32BE(0)
    // 0 stands for "to the end", 1 for a length of 64 bits behind the name.
    const bytes = short === 0 ? rest : short === 1 ? Number(head.readBigUInt64BE(8)) : short
    return { bytes, isSamples: head.toString('latin1', 4, 8) === 'mdat' }
  },
}

const chunks: Layout = {
  start: 12,
  partAt(head) {
    const bytes = head.readUInt32LE(4)
    return { bytes: 8 + bytes + (bytes % 2), isSamples: head.toString('latin1', 0, 4) === 'data' }
  },
}

const layouts: Record<string, Layout> = {
  'video/mp4': boxes,
  'video/quicktime': boxes,
  'audio/mp4': boxes,
  'audio/wav': chunks,
}

/**
 * Whether a film or sound may say where it was taken. It would rather see a place where there is none. Samples are passed
 * over where the format says where they are.
 */
export async function mayHoldPosition(path: string, mediaType: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const layout = layouts[mediaType]
    const isBoxes = layout === boxes
    if (layout === undefined) return await isPlaceIn(file, 0, size, isBoxes)
    const head = Buffer.alloc(16)
    let at = layout.start
    for (let parts = 0; at + 8 <= size && parts < mostParts; parts += 1) {
      await file.read(head, 0, 16, at)
      const { bytes, isSamples } = layout.partAt(head, size - at)
      if (bytes < 8) break
      if (!isSamples && (await isPlaceIn(file, at, at + bytes, isBoxes))) return true
      at += bytes
    }
    // Where the layout ends before the file does, the rest may be anything.
    return at < size && (await isPlaceIn(file, at, size, isBoxes))
  } finally {
    await file.close()
  }
}

async function isPlaceIn(file: FileHandle, from: number, to: number, isBoxes: boolean): Promise<boolean> {
  const content = Buffer.alloc(Math.min(to - from, windowBytes))
  for (let at = from; at < to; at += windowBytes - overlapBytes) {
    const { bytesRead } = await file.read(content, 0, Math.min(to - at, content.length), at)
    if (bytesRead === 0) return false
    if (saysPlace(content.subarray(0, bytesRead), isBoxes)) return true
  }
  return false
}

function saysPlace(content: Buffer, isBoxes: boolean): boolean {
  if (isBoxes && boxMarks.some((mark) => content.includes(mark))) return true
  const text = content.toString('latin1')
  // Tags are also written with two bytes for each letter.
  return marks.test(text) || marks.test(text.replaceAll('\0', ''))
}
