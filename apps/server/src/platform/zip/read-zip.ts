import { type FileHandle, open } from 'node:fs/promises'
import { constants, inflateRawSync } from 'node:zlib'

const endRecord = 0x06054b50
const entryRecord = 0x02014b50
const localRecord = 0x04034b50
const localBytes = 30
/** The end record stands in the last 22 bytes and a comment of at most 65535. */
const tailBytes = 65_557
const mostDirectoryBytes = 4 * 1024 * 1024
const methods = { stored: 0, deflated: 8 }

export interface ZipEntry {
  name: string
  /** Unpacked, as the directory says. */
  bytes: number
  packedBytes: number
  method: number
  /** Where its own header stands. */
  at: number
}

/** The directory of a zip file, empty where there is no readable one. Nothing is unpacked. */
export async function zipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, tailBytes))
    await file.read(tail, 0, tail.length, size - tail.length)
    const end = lastEndRecord(tail)
    if (end === undefined) return []
    const length = tail.readUInt32LE(end + 12)
    const offset = tail.readUInt32LE(end + 16)
    if (length > mostDirectoryBytes || offset + length > size) return []
    const directory = Buffer.alloc(length)
    await file.read(directory, 0, length, offset)
    return entriesOf(directory)
  } finally {
    await file.close()
  }
}

/**
 * Unpacks one entry; undefined where it is larger than `mostBytes`, whatever the directory says, or no reader of ours
 * understands it. It holds up its process meanwhile: for processes that nobody waits for.
 */
export async function unpackEntry(path: string, entry: ZipEntry, mostBytes: number): Promise<Buffer | undefined> {
  if (entry.packedBytes > mostBytes || entry.bytes > mostBytes) return undefined
  const file = await open(path)
  try {
    const packed = await packedContent(file, entry)
    if (packed === undefined || entry.method === methods.stored) return packed
    if (entry.method !== methods.deflated) return undefined
    return inflateRawSync(packed, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    // Spoiled, or unpacking to more than it says.
    return undefined
  } finally {
    await file.close()
  }
}

async function packedContent(file: FileHandle, { at, packedBytes }: ZipEntry): Promise<Buffer | undefined> {
  const header = Buffer.alloc(localBytes)
  await file.read(header, 0, localBytes, at)
  if (header.readUInt32LE(0) !== localRecord) return undefined
  const from = at + localBytes + header.readUInt16LE(26) + header.readUInt16LE(28)
  const content = Buffer.alloc(packedBytes)
  const { bytesRead } = await file.read(content, 0, packedBytes, from)
  return content.subarray(0, bytesRead)
}

function lastEndRecord(tail: Buffer): number | undefined {
  for (let at = tail.length - 22; at >= 0; at -= 1) if (tail.readUInt32LE(at) === endRecord) return at
  return undefined
}

function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entryRecord) {
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const commentLength = directory.readUInt16LE(at + 32)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      bytes: directory.readUInt32LE(at + 24),
      packedBytes: directory.readUInt32LE(at + 20),
      method: directory.readUInt16LE(at + 10),
      at: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}
