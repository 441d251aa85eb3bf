import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { chapterHtml, confirmationHtml, frontHtml } from './chapter-html.rules.ts'
import { chapterName, type FlowingChapter, type FlowingDocument } from './flowing-document.rules.ts'
import type { FlowingParts } from './flowing-parts.service.ts'

const folder = 'files'
const person = 'portfolio:person'
const whole = 'portfolio:document'

/** An entry of the feed, which other portfolio systems import as a thing of its own. */
interface Entry {
  id: string
  title: string
  type: 'person' | 'selection' | 'entry' | 'resource'
  html: string
  /** Links to its parts, and to what it is part of. */
  links?: string[]
}

/**
 * Writes Leap2A of 2010-07, as imported by Mahara and others: a feed of chapters and pictures, and the picture files.
 */
export async function write({ document, pictures, qr, madeOn }: FlowingParts): Promise<Uint8Array> {
  const madeAt = new Date(`${madeOn}T00:00:00Z`)
  const types = new Map(pictures.map(({ name, type }) => [name, type]))
  const fileOf = ({ name }: { name: string }) => `${folder}/${name}.${types.get(name)}`
  const chapters = document.chapters.map((chapter, index) => ({
    chapter,
    id: `portfolio:chapter-${index + 1}`,
    order: index + 1,
  }))
  const sizes = new Map<string, number>()
  for (const { name, path } of pictures) sizes.set(name, (await stat(path)).size)
  const entries: Entry[] = [
    { id: person, title: document.maker[0] ?? '', type: 'person', html: '' },
    {
      id: whole,
      title: document.title,
      type: 'selection',
      html: `${frontHtml(document, '')}\n${confirmationHtml(document, `${folder}/confirmation.svg`)}`,
      links: chapters.map(({ id, order }) => linkTo('leap2:has_part', id, order)),
    },
    ...chapters.map(
      ({ chapter, id, order }): Entry => ({
        id,
        title: chapterName(chapter) || `${document.title} ${order}`,
        type: 'entry',
        html: chapterHtml(chapter, document, { srcOf: fileOf, prefix: '' }),
        links: [
          linkTo('leap2:is_part_of', whole, order),
          ...shownIn(chapter).map((name) => linkTo('leap2:has_part', idOf(name))),
        ],
      }),
    ),
    ...pictures.map(
      ({ name, type }): Entry => ({
        id: idOf(name),
        title: titleOf(document.chapters, name),
        type: 'resource',
        html: '',
        links: [`<link rel="enclosure" type="image/${type}" length="${sizes.get(name)}" href="${fileOf({ name })}"/>`],
      }),
    ),
  ]
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(feedOf(document, entries, madeAt)), 'leap2a.xml', { mtime: madeAt })
  zip.addBuffer(Buffer.from(qr), `${folder}/confirmation.svg`, { mtime: madeAt })
  for (const { path, name } of pictures) {
    const options = { compress: false, mtime: madeAt }
    zip.addReadStreamLazy(fileOf({ name }), options, (give) => give(null, createReadStream(path)))
  }
  zip.end()
  return buffer(zip.outputStream)
}

const idOf = (name: string) => `portfolio:${name}`

const linkTo = (relation: string, id: string, order?: number): string =>
  `<link rel="${relation}" href="${id}"${order === undefined ? '' : ` leap2:display_order="${order}"`}/>`

const picturesIn = ({ parts, gallery }: FlowingChapter) => [
  ...parts.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'pictures' ? piece.pictures : []))),
  ...gallery,
]
const shownIn = (chapter: FlowingChapter): string[] => [...new Set(picturesIn(chapter).map(({ name }) => name))]

/** The label or description of a picture at its first place. */
function titleOf(chapters: readonly FlowingChapter[], name: string): string {
  const shown = chapters.flatMap(picturesIn).find((picture) => picture.name === name)
  return shown?.label || shown?.alt || name
}

function feedOf({ title, confirmation }: FlowingDocument, entries: readonly Entry[], madeAt: Date): string {
  const at = madeAt.toISOString()
  const written = entries.map(
    ({ id, title: name, type, html, links = [] }) => `<entry>
<title>${escapeHtml(name)}</title>
<id>${id}</id>
<published>${at}</published>
<updated>${at}</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></content>
<rdf:type rdf:resource="leap2:${type}"/>
${type === 'selection' ? '<category term="Webpage" scheme="categories:selection_type#"/>\n' : ''}${
  type === 'resource' ? '<category term="Offline" scheme="categories:resource_type#"/>\n' : ''
}${links.join('\n')}
</entry>`,
  )
  const [author] = entries
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:leap2="http://terms.leapspecs.org/" xmlns:categories="http://wiki.leapspecs.org/2A/categories/" xmlns:portfolio="${escapeHtml(confirmation.url)}/">
<leap2:version>http://www.leapspecs.org/2010-07/2A/</leap2:version>
<id>${escapeHtml(confirmation.url)}</id>
<title>${escapeHtml(title)}</title>
<updated>${at}</updated>
<author><name>${escapeHtml(author?.title ?? '')}</name><uri>${person}</uri></author>
${written.join('\n')}
</feed>
`
}
