import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { chapterHtml, confirmationHtml, frontHtml } from './chapter-html.rules.ts'
import { chapterName } from './flowing-document.rules.ts'
import type { FlowingParts } from './flowing-parts.service.ts'
import { pageStyle } from './flowing-style.rules.ts'

/** Writes a self-contained page: pictures are embedded, no script runs, nothing is fetched. */
export async function write({ document, pictures, qr }: FlowingParts): Promise<Uint8Array> {
  const sources = new Map<string, string>()
  for (const { name, path, type } of pictures) sources.set(name, dataAddress(`image/${type}`, await readFile(path)))
  const srcOf = ({ name }: { name: string }) => sources.get(name) ?? ''
  const cover =
    document.cover === null
      ? ''
      : `<img class="cover" src="${srcOf(document.cover)}" alt="${escapeHtml(document.cover.alt)}"/>`
  const named = document.chapters.map((chapter, index) => ({
    chapter,
    id: `chapter-${index + 1}`,
    name: chapterName(chapter),
  }))
  const entries = named.filter(({ name }) => name !== '')
  const contents =
    entries.length < 2
      ? ''
      : `<nav aria-labelledby="contents"><h2 id="contents">${escapeHtml(document.texts.contents)}</h2><ol>${entries
          .map(({ id, name }) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`)
          .join('')}</ol></nav>`
  const chapters = named.map(
    ({ chapter, id }) =>
      `<section id="${id}">\n${chapterHtml(chapter, document, { srcOf, prefix: `${id}-` })}\n</section>`,
  )
  const page = `<!doctype html>
<html lang="${document.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${escapeHtml(document.title)}</title>
<style>
${pageStyle(document)}</style>
</head>
<body>
<main>
<header>
${frontHtml(document, cover)}
</header>
${[contents, ...chapters].filter((part) => part !== '').join('\n')}
${confirmationHtml(document, dataAddress('image/svg+xml', Buffer.from(qr)))}
</main>
</body>
</html>
`
  return Buffer.from(page)
}

const dataAddress = (mediaType: string, content: Buffer): string =>
  `data:${mediaType};base64,${content.toString('base64')}`
