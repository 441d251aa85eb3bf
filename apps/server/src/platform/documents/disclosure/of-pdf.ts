import { inflateSync } from 'node:zlib'
import type { Disclosure } from '@learntrail/contract/files/files'
import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib'
import { holdsPlace } from '../../pictures/picture-place.ts'
import { openPdf } from '../open-pdf.ts'
import { readPdf } from '../pdf-reader.ts'
import { cleanNames, wordsWithin } from './names.ts'

const mostStreamBytes = 64 * 1024 * 1024
const [metadata, flate, jpeg] = ['Metadata', 'FlateDecode', 'DCTDecode'].map((name) => PDFName.of(name))

/** Returns what a PDF reveals. Throws if it needs a password, or if the reader cannot parse it. */
export async function disclosureOfPdf(content: Buffer): Promise<Disclosure> {
  const { document, lock } = await openPdf(content)
  if (lock === 'restricted') return disclosureOfRestricted(content, document)
  const about = document.catalog.lookup(PDFName.of('Metadata'))
  const xmp = about instanceof PDFRawStream ? contentOf(about).toString('utf8') : ''
  const authors = cleanNames([authorOf(document), ...wordsWithin(xmp, 'dc:creator').flatMap(linesOf)])
  return { authors, hasPlace: holdsPlace(content) || isPlacePacked(document) }
}

/**
 * Returns what a PDF reveals that forbids printing or copying: its metadata is encrypted, yet every reader shows it.
 */
async function disclosureOfRestricted(content: Buffer, document: PDFDocument): Promise<Disclosure> {
  const loading = readPdf(content)
  try {
    const { info, metadata } = await (await loading.promise).getMetadata()
    const author = 'Author' in info && typeof info.Author === 'string' ? info.Author : undefined
    const creators: unknown = metadata?.get('dc:creator')
    const named = [creators].flat().filter((name) => typeof name === 'string')
    const unlocked = Buffer.from(await document.save())
    return { authors: cleanNames([author, ...named]), hasPlace: holdsPlace(unlocked) || isPlacePacked(document) }
  } finally {
    await loading.destroy()
  }
}

/** Splits the people that XMP lists, one per line. */
const linesOf = (words: string) => words.split('\n')

function authorOf({ context }: PDFDocument): string | undefined {
  const info = context.lookup(context.trailerInfo.Info)
  const author = info instanceof PDFDict ? info.lookup(PDFName.of('Author')) : undefined
  if (!(author instanceof PDFString || author instanceof PDFHexString)) return undefined
  const bytes = Buffer.from(author.asBytes())
  return bytes.toString('hex', 0, 3) === 'efbbbf' ? bytes.toString('utf8', 3) : author.decodeText()
}

/** Looks for places in photos and metadata that are compressed in the file. */
function isPlacePacked({ context }: PDFDocument): boolean {
  return context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && mayTell(object) && holdsPlace(contentOf(object)))
}

function mayTell({ dict }: PDFRawStream): boolean {
  const [first, second] = filtersOf(dict)
  return first === flate && (second === jpeg || dict.lookup(PDFName.of('Type')) === metadata)
}

function filtersOf(dict: PDFDict): unknown[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  return filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter]
}

function contentOf({ dict, contents }: PDFRawStream): Buffer {
  if (filtersOf(dict)[0] !== flate) return Buffer.from(contents)
  try {
    return inflateSync(contents, { maxOutputLength: mostStreamBytes })
  } catch {
    // Damaged, or larger than any photo.
    return Buffer.alloc(0)
  }
}
