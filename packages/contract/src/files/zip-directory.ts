const endRecord = 0x06054b50
const entryRecord = 0x02014b50
const endBytes = 22
const entryBytes = 46

/** The end record stands in this many bytes at the end: it, and a comment behind it. */
export const zipTailBytes = 65_557
/** Directories that are larger are not read. */
export const zipDirectoryBytes = 4 * 1024 * 1024
export const zipMethods = { stored: 0, deflated: 8, locked: -1 } as const

export interface ZipEntryFacts {
  /** The bytes of its name, which may be in any encoding. */
  name: Uint8Array<ArrayBuffer>
  /** Unpacked, as the directory says. */
  bytes: number
  packedBytes: number
  /** What is locked with a password is packed in a way that nobody here knows. */
  method: number
  /** Where its own header stands. */
  at: number
  /** A name that stands for another file, as Unix has them. */
  isLink: boolean
}

const isUnix = 3
const fileKinds = 0o170000
const linkKind = 0o120000

/** Where the directory of a zip file stands, by the file's last bytes; undefined where they are none of a zip file. */
export function zipDirectoryPlace(tail: DataView): { offset: number; length: number } | undefined {
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endRecord)
      return { length: tail.getUint32(at + 12, true), offset: tail.getUint32(at + 16, true) }
  return undefined
}

/** What a directory lists, up to where it is spoiled. */
export function zipEntriesOf(directory: DataView<ArrayBuffer>): ZipEntryFacts[] {
  const entries: ZipEntryFacts[] = []
  let at = 0
  while (at + entryBytes <= directory.byteLength && directory.getUint32(at, true) === entryRecord) {
    const nameLength = directory.getUint16(at + 28, true)
    const others = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (at + entryBytes + nameLength > directory.byteLength) break
    entries.push({
      name: new Uint8Array(directory.buffer, directory.byteOffset + at + entryBytes, nameLength),
      bytes: directory.getUint32(at + 24, true),
      packedBytes: directory.getUint32(at + 20, true),
      method: directory.getUint16(at + 8, true) & 1 ? zipMethods.locked : directory.getUint16(at + 10, true),
      at: directory.getUint32(at + 42, true),
      isLink: directory.getUint8(at + 5) === isUnix && (directory.getUint16(at + 40, true) & fileKinds) === linkKind,
    })
    at += entryBytes + nameLength + others
  }
  return entries
}

const localRecord = 0x04034b50
/** Of the header that stands before what is packed. */
export const zipHeaderBytes = 30

/** Bytes from the header of an entry to what is packed; undefined where no header stands there. */
export function zipHeaderLength(header: DataView): number | undefined {
  if (header.byteLength < zipHeaderBytes || header.getUint32(0, true) !== localRecord) return undefined
  return zipHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true)
}
