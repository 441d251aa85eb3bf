import { PackageProblem, packageLimits } from './package-limits.ts'

const endRecord = 0x06054b50
const entryRecord = 0x02014b50
const localRecord = 0x04034b50
const endBytes = 22
const localBytes = 30
/** The end record, and a comment behind it. */
const tailBytes = 65_557
const mostDirectoryBytes = 4 * 1024 * 1024
const methods = { stored: 0, deflated: 8, locked: -1 }

export interface PackedFile {
  path: string
  /** Unpacked, as the directory says. */
  bytes: number
  packedBytes: number
  method: number
  /** Where its own header stands. */
  at: number
}

async function bytesOf(zip: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await zip.slice(from, to).arrayBuffer())
}

/** What is in a zip file. Nothing is unpacked yet. */
export async function listPacked(zip: Blob): Promise<PackedFile[]> {
  const tail = await bytesOf(zip, Math.max(0, zip.size - tailBytes), zip.size)
  const end = endOf(tail)
  if (end === undefined) throw new PackageProblem('unreadable')
  const length = tail.getUint32(end + 12, true)
  const offset = tail.getUint32(end + 16, true)
  if (length > mostDirectoryBytes) throw new PackageProblem('too_many')
  if (offset + length > zip.size) throw new PackageProblem('unreadable')
  const files = filesOf(await bytesOf(zip, offset, offset + length))
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

function endOf(tail: DataView): number | undefined {
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) if (tail.getUint32(at, true) === endRecord) return at
  return undefined
}

function filesOf(directory: DataView): PackedFile[] {
  const files: PackedFile[] = []
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === entryRecord) {
    const nameLength = directory.getUint16(at + 28, true)
    const others = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    const nameAt = directory.byteOffset + at + 46
    if (at + 46 + nameLength > directory.byteLength) break
    files.push({
      path: nameOf(new Uint8Array(directory.buffer, nameAt, nameLength)),
      bytes: directory.getUint32(at + 24, true),
      packedBytes: directory.getUint32(at + 20, true),
      // What is locked with a password is packed in a way that is not known here.
      method: directory.getUint16(at + 8, true) & 1 ? methods.locked : directory.getUint16(at + 10, true),
      at: directory.getUint32(at + 42, true),
    })
    at += 46 + nameLength + others
  }
  return files
}

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
  const header = await bytesOf(zip, file.at, file.at + localBytes)
  if (header.byteLength < localBytes || header.getUint32(0, true) !== localRecord)
    throw new PackageProblem('unreadable')
  const from = file.at + localBytes + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = zip.slice(from, from + file.packedBytes)
  if (packed.size < file.packedBytes) throw new PackageProblem('unreadable')
  if (file.method === methods.stored) {
    if (packed.size > mostBytes) throw new PackageProblem('too_large')
    return new Uint8Array(await packed.arrayBuffer())
  }
  if (file.method !== methods.deflated) throw new PackageProblem('unreadable')
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
