const endRecord = 0x06054b50
const entryRecord = 0x02014b50
const endBytes = 22
const entryBytes = 46

/** Number of bytes at the end of a zip file that contain its end record, with the longest comment after it. */
export const zipTailBytes = 65_557
/** Larger directories are not read. */
export const zipDirectoryBytes = 4 * 1024 * 1024
export const zipMethods = { stored: 0, deflated: 8, locked: -1 } as const

export interface ZipEntryFacts {
  /** The bytes of the name, in any encoding. */
  name: Uint8Array<ArrayBuffer>
  /** Size unpacked, according to the directory. */
  bytes: number
  packedBytes: number
  /** Compression method; `zipMethods.locked` if the entry is encrypted. */
  method: number
  /** Offset of the entry's local header. */
  at: number
  /** A Unix symbolic link. */
  isLink: boolean
}

const isUnix = 3
const fileKinds = 0o170000
const linkKind = 0o120000

/** Finds a zip file's directory from the file's last bytes; returns undefined if they contain no end record. */
export function zipDirectoryPlace(tail: DataView): { offset: number; length: number } | undefined {
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endRecord)
      return { length: tail.getUint32(at + 12, true), offset: tail.getUint32(at + 16, true) }
  return undefined
}

/** Returns the entries of a directory, up to the first damaged one. */
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
/** Bytes of a local header without its variable parts. */
export const zipHeaderBytes = 30

/** Returns the number of bytes from an entry's local header to its data; undefined if there is no header. */
export function zipHeaderLength(header: DataView): number | undefined {
  if (header.byteLength < zipHeaderBytes || header.getUint32(0, true) !== localRecord) return undefined
  return zipHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true)
}
