import { zip } from '../sample-files.fixture.ts'

const openXml = 'application/vnd.openxmlformats-officedocument'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = (part: string, type: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${openXml}.${type}.main+xml"/></Types>`
const relationsOf = (...items: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}" ${mode}/>`

const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
const linkedPicture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="outside"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

/** A document that Word opens; `outside` is the address of a picture that it tries to fetch. */
export const realDocx = ({ words = '學習歷程 hello', outside = '' } = {}) =>
  zip({
    '[Content_Types].xml': contentTypes('/word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationsOf(
      outside === '' ? '' : relation('outside', 'image', outside, 'TargetMode="External"'),
    ),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}"><w:body>${paragraph(words)}${outside === '' ? '' : linkedPicture}</w:body></w:document>`,
  })

export const realXlsx = () =>
  zip({
    '[Content_Types].xml': contentTypes('/xl/workbook.xml', 'spreadsheetml.sheet').replace(
      '</Types>',
      `<Override PartName="/xl/sheet.xml" ContentType="${openXml}.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relationsOf(relation('rId1', 'worksheet', 'sheet.xml')),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="溶氧" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/sheet.xml':
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>上游</t></is></c><c r="B1"><v>8.2</v></c></row></sheetData></worksheet>',
  })

const documentNames =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2"'
const openDocument = (type: string, body: string) =>
  zip({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<office:document-content ${documentNames}><office:body>${body}</office:body></office:document-content>`,
  })

/** A text whose second paragraph tries to include a file of the server. */
export const curiousOdt = (path: string) =>
  openDocument(
    'text',
    `<office:text><text:p>看得見</text:p><text:section text:name="s"><text:section-source xlink:href="file://${path}" text:filter-name="Text"/><text:p>原本的字</text:p></text:section></office:text>`,
  )

export const realOdp = () =>
  openDocument(
    'presentation',
    '<office:presentation><draw:page draw:name="p"><draw:frame svg:width="10cm" svg:height="3cm"><draw:text-box><text:p>第一頁</text:p></draw:text-box></draw:frame></draw:page></office:presentation>',
  )

/** A document whose zip directory claims to unpack to 4 GB. */
export function bombDocx(): Buffer {
  const content = realDocx()
  const entry = content.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  content.writeUInt32LE(0xffff_fff0, entry + 24)
  return content
}
