import { crc32 } from 'node:zlib'

export { heic } from '../../platform/pictures/sample-heic.fixture.ts'
export * from '../../platform/pictures/sample-pictures.fixture.ts'

export const pdf = () =>
  Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1')
export const rtf = () => Buffer.from('{\\rtf1\\ansi hello}')
export const text = (content = '學習歷程 learning\n') => Buffer.from(content)

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}isom`), Buffer.alloc(64)])
export const mp4 = () => box('isom')
export const mov = () => box('qt  ')
export const m4a = () => box('M4A ')
export const mp3 = () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(1_000)])
export const wav = () => {
  const header = Buffer.from('RIFF\0\0\0\0WAVEfmt ')
  return Buffer.concat([header, Buffer.alloc(200)])
}
export const ogg = () =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('\x01vorbis'), Buffer.alloc(100)])

/** Returns a zip file whose entries are stored uncompressed. */
export function zip(entries: Record<string, string>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(content.length, 4)
    sizes.writeUInt32LE(content.length, 8)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(Buffer.byteLength(name), 0)
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0]), sizes, lengths])
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  const count = Object.keys(entries).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
export const docx = () => zip({ '[Content_Types].xml': types, 'word/document.xml': '<w:document/>' })
export const xlsx = () => zip({ '[Content_Types].xml': types, 'xl/workbook.xml': '<workbook/>' })
export const xlsm = () =>
  zip({ '[Content_Types].xml': types, 'xl/workbook.xml': '<workbook/>', 'xl/vbaProject.bin': 'macro' })
export const pptx = () => zip({ '[Content_Types].xml': types, 'ppt/presentation.xml': '<p:presentation/>' })
export const odt = () => zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' })
export const odp = () =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.presentation', 'content.xml': '<office/>' })

const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    Buffer.from(`Root Entry\0${stream}\0`, 'utf16le'),
    Buffer.alloc(512),
  ])
export const doc = () => compound('WordDocument')
export const xls = () => compound('Workbook')
export const ppt = () => compound('PowerPoint Document')
