import { plainXml } from '../../xml/plain-xml.ts'
import { unpackEntry, type ZipEntry, zipEntries } from '../../zip/read-zip.ts'

const mostEntries = 10_000
const mostPartBytes = 64 * 1024 * 1024

/** Parts with readable text, in reading order: of Word, PowerPoint, Excel and OpenDocument. */
const parts = [
  /^word\/document\.xml$/,
  /^word\/(?:foot|end)notes\.xml$/,
  /^word\/(?:header|footer)\d*\.xml$/,
  /^ppt\/slides\/slide\d+\.xml$/,
  /^ppt\/notesSlides\/notesSlide\d+\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^xl\/(?:worksheets\/)?sheet\d*\.xml$/,
  /^content\.xml$/,
]

/** Returns the text of an office file in a zip format. */
export async function textOfZip(path: string, characters: number): Promise<string> {
  const entries = (await zipEntries(path)).slice(0, mostEntries)
  let text = ''
  for (const entry of parts.flatMap((part) => entries.filter(({ name }) => part.test(name)).toSorted(byNumber))) {
    if (text.length >= characters) break
    const xml = (await unpackEntry(path, entry, mostPartBytes))?.toString('utf8') ?? ''
    text += `${entry.name === 'content.xml' ? openDocumentText(xml) : openXmlText(xml)}\n`
  }
  return text
}

const numberIn = ({ name }: ZipEntry) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)
const byNumber = (a: ZipEntry, b: ZipEntry) => numberIn(a) - numberIn(b)

// Text is only in `t` elements; the others hold positions, codes and numbers.
const written = /<(?:[wa]:)?t(?:\s[^<>]*)?>([^<]*)<|<\/(?:w:p|a:p|si|is)>|<[wa]:(?:br|tab|cr)\b/g

function openXmlText(xml: string): string {
  let text = ''
  for (const [, words] of xml.matchAll(written)) text += words === undefined ? '\n' : plainXml(words)
  return text
}

function openDocumentText(xml: string): string {
  const body = xml.slice(Math.max(0, xml.indexOf('<office:body')))
  return plainXml(body.replace(/<\/text:[ph]>|<text:(?:line-break|tab|s)\b/g, '\n$&'))
}
