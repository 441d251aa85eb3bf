import { isolated } from '@learntrail/contract/isolated'
import { type TagFamily, tagFamilies, tagsOfFamily } from '@learntrail/contract/tags/tags'
import { linkTo } from '../../../platform/archive/archive-names.rules.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { pageStart } from '../../../platform/archive/page.ts'
import { documentHtml } from '../../../platform/content/content-html.rules.ts'
import type { ArchivedPost } from './archive.repository.ts'
import type { archiveTexts } from './archive.texts.ts'

type Texts = (typeof archiveTexts)[keyof typeof archiveTexts]

type Tagged = Pick<ArchivedPost, 'tags' | 'customTags'>

/** A file as it is named in the archive. */
export interface PlacedFile {
  /** Undefined if its bytes could not be read. */
  name: string | undefined
  displayName: string
  mediaType: string
  /** Whether its bytes differ from those that were uploaded. */
  isChanged: boolean
  /** The picture that the page shows where browsers cannot show the original. */
  previewName?: string | undefined
}

/** Returns the start of the page, with its title and the number of records. */
export function pageHead(texts: Texts, owner: string, day: string, count: number): string {
  return `${pageStart(texts.language, texts.title(isolated(owner)))}<p>${escapeHtml(texts.made(day, count))}</p>
`
}

/** Returns one record of the page, with its pictures from the folder of the record. */
export function pageRecord(texts: Texts, post: ArchivedPost, folder: string, files: readonly PlacedFile[]): string {
  const facts: [string, string][] = [
    [texts.date, post.date],
    [texts.kind, texts.classifications[post.classification]],
    ...factsOfTags(texts, post),
  ]
  const namesOf = (some: readonly PlacedFile[]) => some.map(({ displayName }) => displayName).join('、')
  const missing = namesOf(files.filter(({ name }) => name === undefined))
  const changed = namesOf(files.filter(({ isChanged }) => isChanged))
  return `<article>
<h2>${escapeHtml(post.title || texts.untitled)}</h2>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${documentHtml(post.content)}
${files.map((file) => fileHtml(file, folder)).join('\n')}
${missing === '' ? '' : `<p class="missing">${escapeHtml(texts.missing(missing))}</p>`}${changed === '' ? '' : `<p class="missing">${escapeHtml(texts.changed(changed))}</p>`}
<p><a href="${linkTo(folder)}/">${escapeHtml(texts.folder)}</a></p>
</article>
`
}

/** Returns the tags of a record by family, followed by its own tags. */
export function factsOfTags(texts: Texts, post: Tagged): [string, string][] {
  const own = post.customTags.map((tag) => `# ${tag}`).join(' ')
  return [
    ...tagFamilies.flatMap((family) => factOfFamily(texts, post, family)),
    ...(own === '' ? [] : [[texts.ownTags, own] as [string, string]]),
  ]
}

/** Returns the names of the tags of one family, SDGs with their number; empty if the record has none. */
function factOfFamily(texts: Texts, { tags }: Tagged, family: TagFamily): [string, string][] {
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
