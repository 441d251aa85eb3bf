import { File as NodeFile } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'

export interface Packed {
  /** A `Buffer` for names that are not UTF-8. */
  path: string | Buffer
  content: Buffer
  /** The unpacked size that the directory claims, when it lies. */
  says?: number
  isLocked?: boolean
  isBrokenOff?: boolean
}

/** Returns a zip file as other systems write it, or a hostile one. */
export function zipOf(files: Packed[]): Blob {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { path, content, says = content.length, isLocked, isBrokenOff } of files) {
    const [name, packed] = [typeof path === 'string' ? Buffer.from(path) : path, deflateRawSync(content)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(isLocked ? 1 : 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length + (isBrokenOff ? 10_000 : 0), 20)
    entry.writeUInt32LE(says, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, name, packed)
    directory.push(entry, name)
    at += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new NodeFile([...parts, listed, end], 'export.zip') as unknown as Blob
}
