import type { Disclosure } from '@learntrail/contract/files/files'
import { holdsPlace } from '../../pictures/picture-place.ts'
import { unpackEntry, type ZipEntry, zipEntries } from '../../zip/read-zip.ts'
import { cleanNames, wordsWithin } from './names.ts'

const mostEntries = 10_000
const mostFactsBytes = 1024 * 1024
const mostPictureBytes = 32 * 1024 * 1024
/** Unpacked size of all pictures together. */
const mostPicturesBytes = 400 * 1024 * 1024
const picture = /\.(?:jpe?g|png|webp|hei[cf]|tiff?)$/i

/** Elements that name people in Word, Excel, PowerPoint and OpenDocument files. */
const named: Record<string, string[]> = {
  'docProps/core.xml': ['dc:creator', 'cp:lastModifiedBy'],
  'meta.xml': ['meta:initial-creator', 'dc:creator'],
}

export async function disclosureOfZip(path: string): Promise<Disclosure> {
  const entries = (await zipEntries(path)).slice(0, mostEntries)
  const names: string[] = []
  for (const entry of entries) {
    const elements = named[entry.name]
    if (elements === undefined) continue
    const xml = (await unpackEntry(path, entry, mostFactsBytes))?.toString('utf8') ?? ''
    names.push(...elements.flatMap((element) => wordsWithin(xml, element)))
  }
  return { authors: cleanNames(names), hasPlace: await hasPlace(path, entries) }
}

async function hasPlace(path: string, entries: ZipEntry[]): Promise<boolean> {
  let left = mostPicturesBytes
  for (const entry of entries) {
    if (!picture.test(entry.name) || entry.bytes > left) continue
    left -= entry.bytes
    const content = await unpackEntry(path, entry, mostPictureBytes)
    if (content !== undefined && holdsPlace(content)) return true
  }
  return false
}
