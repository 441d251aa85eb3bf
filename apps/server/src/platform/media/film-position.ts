import { open } from 'node:fs/promises'

// Where cameras and phones write a place: Android, 3GPP, Apple, XMP; and tracks that note it all along the way (GoPro,
// Google, Apple).
const marks = ['\xa9xyz', 'loci', 'location.ISO6709', 'GPSLatitude', 'gpmd', 'camm', 'mebx'].map((mark) =>
  Buffer.from(mark, 'latin1'),
)
/** More beside the pictures and the sound than any camera writes; what we do not read counts as saying too much. */
const mostBytes = 32 * 1024 * 1024

/**
 * Whether an MP4 or QuickTime film may say where it was taken. It looks only at what describes the film, and would rather
 * see a place where there is none.
 */
export async function mayHoldPosition(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(16)
    let at = 0
    while (at + 8 <= size) {
      await file.read(head, 0, 16, at)
      const length = lengthOf(head, size - at)
      if (length < 8) return false
      if (head.toString('latin1', 4, 8) !== 'mdat') {
        const readable = Math.min(length, size - at)
        if (readable > mostBytes) return true
        const content = Buffer.alloc(readable)
        await file.read(content, 0, readable, at)
        if (marks.some((mark) => content.includes(mark))) return true
      }
      at += length
    }
    return false
  } finally {
    await file.close()
  }
}

/** 0 stands for "to the end", 1 for a length of 64 bits behind the name. */
function lengthOf(head: Buffer, rest: number): number {
  const short = head.readUInt32BE(0)
  if (short === 0) return rest
  return short === 1 ? Number(head.readBigUInt64BE(8)) : short
}
