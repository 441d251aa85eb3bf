import { type FileHandle, open } from 'node:fs/promises'
import { constants, inflateRawSync } from 'node:zlib'
import {
  type ZipEntryFacts,
  zipDirectoryBytes,
  zipDirectoryPlace,
  zipEntriesOf,
  zipHeaderBytes,
  zipHeaderLength,
  zipMethods,
  zipTailBytes,
} from '@learntrail/contract/files/zip-directory'

export interface ZipEntry extends Omit<ZipEntryFacts, 'name'> {
  name: string
}

/** Returns the directory of a zip file; empty if there is no readable one. Nothing is unpacked. */
export async function zipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const place = zipDirectoryPlace(await bytesOf(file, Math.max(0, size - zipTailBytes), Math.min(size, zipTailBytes)))
    if (place === undefined || place.length > zipDirectoryBytes || place.offset + place.length > size) return []
    const entries = zipEntriesOf(await bytesOf(file, place.offset, place.length))
    return entries.map(({ name, ...entry }) => ({ ...entry, name: words.decode(name) }))
  } finally {
    await file.close()
  }
}

/**
 * Unpacks one entry. Undefined if it is larger than `mostBytes`, whatever the directory claims, or damaged or in an
 * unsupported format. It blocks its process, so use it only in worker processes.
 */
export async function unpackEntry(path: string, entry: ZipEntry, mostBytes: number): Promise<Buffer | undefined> {
  if (entry.packedBytes > mostBytes || entry.bytes > mostBytes) return undefined
  const file = await open(path)
  try {
    const packed = await packedContent(file, entry)
    if (packed === undefined || entry.method === zipMethods.stored) return packed
    if (entry.method !== zipMethods.deflated) return undefined
    return inflateRawSync(packed, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    // Damaged, or larger than declared.
    return undefined
  } finally {
    await file.close()
  }
}

async function packedContent(file: FileHandle, { at, packedBytes }: ZipEntry): Promise<Buffer | undefined> {
  const header = zipHeaderLength(await bytesOf(file, at, zipHeaderBytes))
  if (header === undefined) return undefined
  const content = Buffer.alloc(packedBytes)
  const { bytesRead } = await file.read(content, 0, packedBytes, at + header)
  return content.subarray(0, bytesRead)
}

const words = new TextDecoder()

async function bytesOf(file: FileHandle, from: number, length: number): Promise<DataView<ArrayBuffer>> {
  const bytes = new DataView(new ArrayBuffer(length))
  await file.read(bytes, 0, length, from)
  return bytes
}
