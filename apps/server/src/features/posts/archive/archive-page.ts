import { type TagFamily, tagFamilies, tagsOfFamily } from '@learntrail/contract/posts/tags'
import type { ArchivedPost } from './archive.repository.ts'
import { documentHtml, escapeHtml } from './archive-html.rules.ts'
import { linkTo } from './archive-names.rules.ts'
import type { archiveTexts } from './archive-texts.ts'

type Texts = (typeof archiveTexts)[keyof typeof archiveTexts]

/** A file as it lies in the archive. */
export interface PlacedFile {
  /** Undefined when its bytes could not be read. */
  name: string | undefined
  displayName: string
  mediaType: string
  /** What the page shows of a picture that browsers do not. */
  previewName?: string | undefined
}

const style = `:root{color-scheme:light dark}body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.8 system-ui,sans-serif}
article{margin:3rem 0;padding-top:1.5rem;border-top:1px solid #8884}h1,h2,h3,h4{line-height:1.35}h2{margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;font-size:14px}dd{margin:0}img,video{max-width:100%;height:auto;border-radius:8px}
blockquote{margin-left:0;padding-left:1rem;border-left:3px solid #8886}.missing{color:#b3261e}@media print{article{break-inside:avoid}}`

/** The beginning of the page; it has no script, and says so. */
export function pageHead(texts: Texts, owner: string, day: string, count: number): string {
  const title = escapeHtml(texts.title(owner))
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(texts.made(day, count))}</p>
`
}

export const pageEnd = '</body>\n</html>\n'

/** One record on the page, with its pictures from the folder beside it. */
export function pageRecord(texts: Texts, post: ArchivedPost, folder: string, files: readonly PlacedFile[]): string {
  const facts: [string, string][] = [
    [texts.date, post.date],
    [texts.kind, texts.classifications[post.classification]],
    ...tagFamilies.flatMap((family) => factOfFamily(texts, post, family)),
    ...(post.customTags.length > 0
      ? [[texts.ownTags, post.customTags.map((tag) => `# ${tag}`).join(' ')] as [string, string]]
      : []),
  ]
  const missing = files.filter(({ name }) => name === undefined).map(({ displayName }) => displayName)
  return `<article>
<h2>${escapeHtml(post.title || texts.untitled)}</h2>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${documentHtml(post.content)}
${files.map((file) => fileHtml(file, folder)).join('\n')}
${missing.length > 0 ? `<p class="missing">${escapeHtml(texts.missing(missing.join('、')))}</p>` : ''}
<p><a href="${linkTo(folder)}/">${escapeHtml(texts.folder)}</a></p>
</article>
`
}

/** The tags of one family by their names, SDGs with their number; nothing where there are none. */
function factOfFamily(texts: Texts, { tags }: ArchivedPost, family: TagFamily): [string, string][] {
  const names = tagsOfFamily[family]
    .filter((tag) => tags.includes(tag))
    .map((tag) => (family === 'sdgs' ? `${tag.slice('sdg_'.length)} ${texts.tags[tag]}` : texts.tags[tag]))
  return names.length === 0 ? [] : [[texts.families[family], names.join(texts.comma)]]
}

function fileHtml({ name, displayName, mediaType, previewName }: PlacedFile, folder: string): string {
  if (name === undefined) return ''
  const address = linkTo(folder, name)
  const label = escapeHtml(displayName)
  if (mediaType.startsWith('image/')) {
    const shown = previewName === undefined ? address : linkTo(folder, previewName)
    return `<p><a href="${address}"><img src="${shown}" alt="${label}" loading="lazy"></a></p>`
  }
  if (mediaType.startsWith('video/'))
    return `<p><video src="${address}" controls preload="none"></video><br>${label}</p>`
  if (mediaType.startsWith('audio/'))
    return `<p><audio src="${address}" controls preload="none"></audio><br>${label}</p>`
  return `<p><a href="${address}">${label}</a></p>`
}
