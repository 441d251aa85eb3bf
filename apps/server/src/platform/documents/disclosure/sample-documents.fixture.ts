import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName } from 'pdf-lib'
import { ZipFile } from 'yazl'
import { phonePhoto } from '../../pictures/sample-pictures.fixture.ts'

const openXml = 'http://schemas.openxmlformats.org/package/2006'
const core = (creator: string, lastModifiedBy: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="${openXml}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>報告</dc:title><dc:creator>${creator}</dc:creator><cp:lastModifiedBy>${lastModifiedBy}</cp:lastModifiedBy></cp:coreProperties>`

/** Returns a compressed zip, as office programs write it. */
export function packed(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

export const wordBy = async (creator: string, { lastModifiedBy = creator, photo = false } = {}) =>
  packed({
    '[Content_Types].xml': `<Types xmlns="${openXml}/content-types"/>`,
    'docProps/core.xml': core(creator, lastModifiedBy),
    'word/document.xml': '<w:document/>',
    ...(photo ? { 'word/media/image1.jpeg': await phonePhoto() } : {}),
  })

export const textBy = (creator: string) =>
  packed({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'meta.xml': `<office:document-meta><office:meta><meta:initial-creator>${creator}</meta:initial-creator><dc:creator>${creator}</dc:creator></office:meta></office:document-meta>`,
    'content.xml': '<office/>',
  })

export async function pdfBy(author: string | undefined, { photo = false } = {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  if (author !== undefined) document.setAuthor(author)
  if (photo) page.drawImage(await document.embedJpg(await phonePhoto()))
  return Buffer.from(await document.save())
}

/** Returns a PDF with compressed XMP metadata and no author of its own. */
export async function pdfWithNotes(xmp: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  const stream = document.context.stream(deflateSync(xmp), { Type: 'Metadata', Subtype: 'XML', Filter: 'FlateDecode' })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream))
  return Buffer.from(await document.save())
}

/** Returns a Word 97 file with its summary information: code page, author and last author. */
export function oldWordBy(author: Buffer, codePage: number): Buffer {
  const property = (type: number, content: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32LE(type)
    return Buffer.concat([head, content])
  }
  const length = Buffer.alloc(4)
  length.writeUInt32LE(author.length + 1)
  const code = Buffer.alloc(4)
  code.writeUInt16LE(codePage)
  const values = [property(2, code), property(0x1e, Buffer.concat([length, author, Buffer.alloc(1)]))]
  const list = Buffer.alloc(24)
  list.writeUInt32LE(2, 4)
  for (const [index, id] of [1, 4].entries()) {
    list.writeUInt32LE(id, 8 + index * 8)
    list.writeUInt32LE(24 + index * 8, 12 + index * 8)
  }
  const stream = Buffer.alloc(48)
  stream.writeUInt16LE(0xfffe, 0)
  Buffer.from('e0859ff2f94f6810ab9108002b27b3d9', 'hex').copy(stream, 28)
  stream.writeUInt32LE(48, 44)
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('Root Entry\0WordDocument\0', 'utf16le'),
    Buffer.alloc(512),
    stream,
    list,
    ...values,
    Buffer.alloc(64),
  ])
}
