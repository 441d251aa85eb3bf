import {
  zipDirectoryBytes,
  zipDirectoryPlace,
  zipEntriesOf,
  zipHeaderBytes,
  zipHeaderLength,
  zipMethods,
  zipTailBytes,
} from '@learntrail/contract/files/zip-directory'
import { PackageProblem, packageLimits } from './package-limits.ts'

export interface PackedFile {
  path: string
  /** Unpacked, as the directory says. */
  bytes: number
  packedBytes: number
  method: number
  /** Where its own header stands. */
  at: number
}

async function bytesOf(zip: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await zip.slice(from, to).arrayBuffer())
}

/** What is in a zip file. Nothing is unpacked yet. */
export async function listPacked(zip: Blob): Promise<PackedFile[]> {
  const place = zipDirectoryPlace(await bytesOf(zip, Math.max(0, zip.size - zipTailBytes), zip.size))
  if (place === undefined) throw new PackageProblem('unreadable')
  const { offset, length } = place
  if (length > zipDirectoryBytes) throw new PackageProblem('too_many')
  if (offset + length > zip.size) throw new PackageProblem('unreadable')
  const files = zipEntriesOf(await bytesOf(zip, offset, offset + length)).map(({ name, ...file }) => ({
    ...file,
    path: nameOf(name),
  }))
  if (files.length > packageLimits.files) throw new PackageProblem('too_many')
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (unpacked > packageLimits.unpackedBytes) throw new PackageProblem('too_large')
  if (files.some(isBomb)) throw new PackageProblem('unsafe')
  return files.filter(({ path }) => isWithin(path))
}

const isBomb = ({ bytes, packedBytes }: PackedFile) =>
  bytes > packageLimits.ratioFrom && bytes > packedBytes * packageLimits.ratio

/** Neither a folder nor a way out of the package. */
const isWithin = (path: string) =>
  path !== '' && !path.endsWith('/') && !/^[/\\]|\\|^[a-z]:/i.test(path) && !path.split('/').includes('..')

/** Whoever packs again on a computer in Taiwan may get names in Big5, on a Mac with their accents apart. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize()
  } catch {
    return new TextDecoder('big5').decode(bytes)
  }
}

/** Unpacks one file, and stops where it is more than `mostBytes`, whatever the directory says. */
export async function unpack(zip: Blob, file: PackedFile, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const header = zipHeaderLength(await bytesOf(zip, file.at, file.at + zipHeaderBytes))
  if (header === undefined) throw new PackageProblem('unreadable')
  const from = file.at + header
  const packed = zip.slice(from, from + file.packedBytes)
  if (packed.size < file.packedBytes) throw new PackageProblem('unreadable')
  if (file.method === zipMethods.stored) {
    if (packed.size > mostBytes) throw new PackageProblem('too_large')
    return new Uint8Array(await packed.arrayBuffer())
  }
  if (file.method !== zipMethods.deflated) throw new PackageProblem('unreadable')
  return gather(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')), mostBytes)
}

async function gather(stream: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new PackageProblem('unreadable')
    })
    if (done) break
    length += value.length
    if (length > mostBytes) {
      await reader.cancel().catch(() => undefined)
      throw new PackageProblem('too_large')
    }
    pieces.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
