import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { chapterHtml, confirmationHtml, frontHtml } from './chapter-html.rules.ts'
import { chapterName, type FlowingDocument } from './flowing-document.rules.ts'
import type { FlowingParts } from './flowing-parts.service.ts'
import { flowingStyle } from './flowing-style.rules.ts'

const folder = 'book'
const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${folder}/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`

/** A page of the book. */
interface Page {
  id: string
  /** Name in the contents; empty if not listed there. */
  name: string
  html: string
}

/** Writes an EPUB 3 with a page for each chapter, contents, the cover and the confirmation. */
export async function write({ document, pictures, qr, madeOn }: FlowingParts): Promise<Uint8Array> {
  const madeAt = new Date(`${madeOn}T00:00:00Z`)
  const types = new Map(pictures.map(({ name, type }) => [name, type]))
  const srcOf = ({ name }: { name: string }) => `${name}.${types.get(name)}`
  const cover =
    document.cover === null
      ? ''
      : `<img class="cover" src="${srcOf(document.cover)}" alt="${escapeHtml(document.cover.alt)}"/>`
  const pages: Page[] = [
    { id: 'title', name: document.title, html: frontHtml(document, cover) },
    ...document.chapters.map((chapter, index) => ({
      id: `chapter-${index + 1}`,
      name: chapterName(chapter),
      html: chapterHtml(chapter, document, { srcOf, prefix: '' }),
    })),
    { id: 'confirmation', name: document.texts.confirmationCode, html: confirmationHtml(document, 'confirmation.svg') },
  ]
  const zip = new ZipFile()
  // EPUB readers require this first entry uncompressed and without extra fields.
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', {
    compress: false,
    mtime: madeAt,
    forceDosTimestamp: true,
  })
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: madeAt })
  add('META-INF/container.xml', container)
  add(`${folder}/package.opf`, packageOf(document, pages, pictures, madeAt))
  add(`${folder}/nav.xhtml`, navigationOf(document, pages))
  add(`${folder}/style.css`, `.cover{display:block;width:100%}\n${flowingStyle(document)}`)
  add(`${folder}/confirmation.svg`, qr)
  for (const { id, name, html } of pages) add(`${folder}/${id}.xhtml`, pageOf(document, name || document.title, html))
  for (const { path, ...picture } of pictures) {
    // Pictures are compressed already.
    const options = { compress: false, mtime: madeAt }
    zip.addReadStreamLazy(`${folder}/${srcOf(picture)}`, options, (give) => give(null, createReadStream(path)))
  }
  zip.end()
  return buffer(zip.outputStream)
}

function pageOf({ language }: FlowingDocument, title: string, html: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${html.includes(' epub:') ? ' xmlns:epub="http://www.idpf.org/2007/ops"' : ''} lang="${language}" xml:lang="${language}">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${html}
</body>
</html>
`
}

function navigationOf(document: FlowingDocument, pages: readonly Page[]): string {
  const entries = pages
    .filter(({ name }) => name !== '')
    .map(({ id, name }) => `<li><a href="${id}.xhtml">${escapeHtml(name)}</a></li>`)
  const title = escapeHtml(document.texts.contents)
  // Where readers open the book.
  const [, first] = pages
  const beginning =
    first === undefined || document.chapters.length === 0
      ? ''
      : `<li><a epub:type="bodymatter" href="${first.id}.xhtml">${escapeHtml(first.name || document.title)}</a></li>`
  return pageOf(
    document,
    document.texts.contents,
    `<nav epub:type="toc" role="doc-toc"><h1>${title}</h1><ol>${entries.join('')}</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><ol><li><a epub:type="titlepage" href="title.xhtml">${escapeHtml(document.title)}</a></li>${beginning}</ol></nav>`,
  )
}

function packageOf(
  document: FlowingDocument,
  pages: readonly Page[],
  pictures: FlowingParts['pictures'],
  madeAt: Date,
): string {
  const modified = `${madeAt.toISOString().slice(0, 19)}Z`
  const [author] = document.maker
  const coverName = document.cover?.name
  const item = (id: string, href: string, mediaType: string, properties = '') =>
    `<item id="${id}" href="${href}" media-type="${mediaType}"${properties === '' ? '' : ` properties="${properties}"`}/>`
  const items = [
    item('nav', 'nav.xhtml', 'application/xhtml+xml', 'nav'),
    item('style', 'style.css', 'text/css'),
    item('confirmation-code', 'confirmation.svg', 'image/svg+xml'),
    ...pages.map(({ id, html }) =>
      item(id, `${id}.xhtml`, 'application/xhtml+xml', html.includes('<math') ? 'mathml' : ''),
    ),
    ...pictures.map(({ name, type }) =>
      item(name, `${name}.${type}`, `image/${type}`, name === coverName ? 'cover-image' : ''),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${document.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeHtml(document.confirmation.url)}</dc:identifier>
<dc:title>${escapeHtml(document.title)}</dc:title>
<dc:language>${document.language}</dc:language>
${author === undefined ? '' : `<dc:creator>${escapeHtml(author)}</dc:creator>\n`}<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${pages.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}
