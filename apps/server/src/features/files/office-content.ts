import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const endRecord = 0x06054b50
const entryRecord = 0x02014b50
/** The end record stands in the last 22 bytes and a comment of at most 65535. */
const tailBytes = 65_557
/** More than a long presentation full of photos. */
const mostEntries = 10_000
const mostUnpackedBytes = 400 * 1024 * 1024
const mostDirectoryBytes = 4 * 1024 * 1024

interface ZipEntry {
  name: string
  /** Unpacked, as the directory says. */
  bytes: number
}

/** The directory of a zip file, empty where there is no readable one. Nothing is unpacked. */
async function zipEntries(path: string): Promise<ZipEntry[]> {
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
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({ name, bytes: directory.readUInt32LE(at + 24) })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

/**
 * Whether a zip file unpacks to an amount that a program can be asked to hold. A file that is none does: it is as large as
 * it looks. What a directory lies about is caught by the limits of the program's memory and time.
 */
export async function isZipReasonable(path: string): Promise<boolean> {
  const entries = await zipEntries(path)
  return entries.length <= mostEntries && entries.reduce((sum, { bytes }) => sum + bytes, 0) <= mostUnpackedBytes
}

/** Office's zip formats: their parts lie in one folder, and only a file that says so carries a program. */
export async function isOfficeZip(
  path: string,
  folder: 'word' | 'xl' | 'ppt',
  mayHaveMacros = false,
): Promise<boolean> {
  const names = (await zipEntries(path)).map(({ name }) => name)
  if (!names.includes('[Content_Types].xml') || !names.some((name) => name.startsWith(`${folder}/`))) return false
  return mayHaveMacros || !names.some((name) => /vbaProject\.bin$/i.test(name))
}

/** Office's older formats: one container for all, told apart by the name of its main stream. */
export async function hasOfficeStream(path: string, streams: readonly string[]): Promise<boolean> {
  const names = streams.map((stream) => Buffer.from(`${stream}\u0000`, 'utf16le'))
  const longest = Math.max(...names.map((name) => name.length))
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([before, chunk])
    if (names.some((name) => window.includes(name))) return true
    before = window.subarray(-longest)
  }
  return false
}
