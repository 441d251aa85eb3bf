import { type FileHandle, open } from 'node:fs/promises'

/**
 * Words for a place in tags, comments and XMP; a bare position (`+25.0330+121.5654/`, `geo:25.03,121.56`); and Exif in
 * a cover picture. All are long enough not to occur by chance in samples.
 */
const marks =
  /location|latitude|iso6709|gpscoord|gpsposition|geotag|photoshop:city|[+-]\d{2}\.\d{1,9}[+-]\d{3}\.\d|geo:-?\d{1,2}\.\d|exif\0\0/i
/** Boxes that contain a place (Android, 3GPP), and tracks that record positions (GoPro, Google, Apple). */
const boxMarks = ['\xa9xyz', 'loci', 'gpmd', 'camm', 'mebx'].map((mark) => Buffer.from(mark, 'latin1'))

const windowBytes = 256 * 1024
/** Longer than any mark. */
const overlapBytes = 128
/** More parts than any film or audio file has; what follows them is searched as a whole. */
const mostParts = 10_000

interface Part {
  bytes: number
  /** Video or audio data, which contains no words. */
  isSamples: boolean
}

/** How a format is divided: `partAt` gets the first 16 bytes of a part and the number of bytes left. */
interface Layout {
  start: number
  partAt(head: Buffer, rest: number): Part
}

const boxes: Layout = {
  start: 0,
  partAt(head, rest) {
    const short = head.readUInt32BE(0)
    // 0 means "to the end", 1 a 64-bit length after the name.
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
 * Returns whether a film or audio file may reveal where it was taken. When in doubt it says yes. Samples are skipped if
 * the format says where they are.
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
    // If the layout ends before the file does, the rest may be anything.
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
  // Tags may also be in UTF-16.
  return marks.test(text) || marks.test(text.replaceAll('\0', ''))
}
