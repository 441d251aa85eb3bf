import { createReadStream } from 'node:fs'
import { unpackEntry, zipEntries } from '../../platform/zip/read-zip.ts'
import { hasOfficeStream } from './office-content.reader.ts'

/** Older formats consist of sectors of this size, and each stream begins with a new one. */
const sectorBytes = 512
/** More than the manifest of a long presentation. */
const mostManifestBytes = 1024 * 1024

/**
 * Whether a file is a newer Office file with a password: an older container that holds the encrypted file as a stream.
 */
export const isLockedOfficeZip = (path: string) => hasOfficeStream(path, ['EncryptedPackage'])

/** Whether an office file needs a password, by its verified extension. */
export async function hasPassword(path: string, extension: string): Promise<boolean> {
  switch (extension) {
    case 'docx':
    case 'xlsx':
    case 'xlsm':
    case 'pptx':
      return isLockedOfficeZip(path)
    case 'odt':
    case 'odp':
      return isOpenDocumentLocked(path)
    case 'doc':
      return hasSector(path, isLockedWord)
    case 'xls':
      return hasSector(path, isLockedExcel)
    case 'ppt':
      return hasOfficeStream(path, ['EncryptedSummary'])
    default:
      return false
  }
}

async function isOpenDocumentLocked(path: string): Promise<boolean> {
  const manifest = (await zipEntries(path)).find(({ name }) => name === 'META-INF/manifest.xml')
  if (manifest === undefined) return false
  return (await unpackEntry(path, manifest, mostManifestBytes))?.includes('encryption-data') ?? false
}

async function hasSector(path: string, isWanted: (sector: Buffer) => boolean): Promise<boolean> {
  for await (const chunk of createReadStream(path, { highWaterMark: 128 * sectorBytes }) as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += sectorBytes) {
      if (isWanted(chunk.subarray(at, at + sectorBytes))) return true
    }
  }
  return false
}

/** Versions of Word from 6 to 2007, as the start of a document names them ([MS-DOC] 2.5.1). */
const wordVersions = [0x65, 0x68, 0xc1, 0xd9, 0x101, 0x10c, 0x112]
const wordFlags = { at: 10, locked: 0x100 }

function isLockedWord(sector: Buffer): boolean {
  if (sector.length < 12 || sector.readUInt16LE(0) !== 0xa5ec || !wordVersions.includes(sector.readUInt16LE(2)))
    return false
  return (sector.readUInt16LE(wordFlags.at) & wordFlags.locked) !== 0
}

/** The start of a workbook, and the record of its password, which follows soon ([MS-XLS] 2.4.21, 2.4.117). */
const workbookBegins = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06])
const passwordRecord = 0x2f

function isLockedExcel(sector: Buffer): boolean {
  if (!sector.subarray(0, workbookBegins.length).equals(workbookBegins)) return false
  for (let at = 0; at + 4 <= sector.length; at += 4 + sector.readUInt16LE(at + 2)) {
    if (sector.readUInt16LE(at) === passwordRecord) return true
  }
  return false
}
