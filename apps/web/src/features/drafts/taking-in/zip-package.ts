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
  /** Unpacked size, as the directory claims. */
  bytes: number
  packedBytes: number
  method: number
  /** Offset of its local header. */
  at: number
}

async function bytesOf(zip: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await zip.slice(from, to).arrayBuffer())
}

/** Lists the files of a zip without unpacking any. Throws a `PackageProblem` when a limit is exceeded. */
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

/** Whether a path is a file inside the package: no folder, no absolute path, no `..`. */
const isWithin = (path: string) =>
  path !== '' && !path.endsWith('/') && !/^[/\\]|\\|^[a-z]:/i.test(path) && !path.split('/').includes('..')

/** Decodes a file name. Packages packed again may have Big5 names (Windows in Taiwan) or decomposed accents (macOS). */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize()
  } catch {
    return new TextDecoder('big5').decode(bytes)
  }
}

/** Unpacks one file; throws `too_large` beyond `mostBytes` bytes, whatever the directory claims. */
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
