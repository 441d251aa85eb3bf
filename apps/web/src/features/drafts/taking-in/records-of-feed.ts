import { isKeepable, textLength, unsafeCharacters } from '@learntrail/contract/characters'
import { type ContentDocument, plainText } from '@learntrail/contract/posts/content-text'
import { postLimits } from '@learntrail/contract/posts/limits'
import { sha256Of } from '../../../api/digest.ts'
import { taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { checkSelection, type RefusalReason } from '../../files/index.ts'
import { firstDay } from '../session/check-draft.ts'
import { contentOfHtml } from './content-of-html.ts'
import type { FeedEntry } from './read-leap2a.ts'
import type { PackedFile } from './zip-package.ts'

export interface NamedFile extends PackedFile {
  name: string
  size: number
}

/** A record as it will come in. */
export interface PackedRecord {
  /** Made of what the entry says, so that the same one brought along again is known. */
  clientId: string
  title: string
  /** A day that the feed does not tell, or that no record may have, is today. */
  date: string
  content: ContentDocument
  isCut: boolean
  customTags: string[]
  files: NamedFile[]
  /** Files of it that stay behind. */
  leftFiles: { name: string; reason: RefusalReason | 'missing' }[]
}

export interface LeftOut {
  title: string
  reason: 'kind' | 'empty' | 'collection'
}

interface Packed {
  entries: readonly FeedEntry[]
  /** By their path beside the feed. */
  files: ReadonlyMap<string, PackedFile>
  /** The day in Taiwan. */
  today: string
}

/** What of a feed becomes records, and what stays behind. Files that belong to no entry are records of their own. */
export async function recordsOf({ entries, files, today }: Packed) {
  const resources = new Map(entries.filter(({ type }) => type === 'resource').map((entry) => [entry.id, entry]))
  const attached = new Set<string>()
  const records: PackedRecord[] = []
  const leftOut: LeftOut[] = []
  const take = async (entry: FeedEntry, own: readonly FeedEntry[]) => {
    const { content, isCut } = contentOfHtml(entry.content ?? new DocumentFragment())
    const { accepted, refused } = filesOf(own, entry, files)
    const title = cutTo(tidy(entry.title), postLimits.title)
    if (accepted.length === 0 && plainText(content) === '' && (title === '' || entry.type === 'resource')) {
      leftOut.push({ title: title || entry.id, reason: 'empty' })
      return
    }
    const date = dayOf(entry.publishedAt, today)
    const customTags = tagsOf(entry.tags)
    const clientId = await idOf([entry.id, entry.title, entry.publishedAt, entry.written])
    records.push({ clientId, title, date, content, isCut, customTags, files: accepted, leftFiles: refused })
  }

  for (const entry of entries) {
    if (entry.type === 'resource' || entry.type === 'person') continue
    if (entry.type !== 'entry') {
      leftOut.push({ title: tidy(entry.title) || entry.id, reason: entry.type === 'selection' ? 'collection' : 'kind' })
      continue
    }
    const own = resourcesOf(entry, resources)
    for (const { id } of own) attached.add(id)
    await take(entry, own)
  }
  for (const resource of resources.values()) if (!attached.has(resource.id)) await take(resource, [resource])
  return { records, leftOut }
}

/** Those that an entry names, shows in its text, or that say that they belong to it. */
function resourcesOf(entry: FeedEntry, resources: ReadonlyMap<string, FeedEntry>): FeedEntry[] {
  const named = new Set([...entry.links.map(({ href }) => href), ...shownIn(entry)])
  const belongs = ({ links }: FeedEntry) =>
    links.some(({ relation, href }) => href === entry.id && /^is_(?:attachment|part)_of$/.test(relation))
  const isNamed = (resource: FeedEntry) =>
    named.has(resource.id) || enclosed(resource).some((href) => named.has(href)) || belongs(resource)
  return [...resources.values()].filter(isNamed)
}

const enclosed = ({ links }: FeedEntry) =>
  links.flatMap(({ relation, href }) => (relation === 'enclosure' ? [href] : []))

/** What the text of an entry shows or leads to. */
function shownIn({ content }: FeedEntry): string[] {
  if (!(content instanceof Element)) return []
  return [...content.getElementsByTagName('*')].flatMap(
    (element) => element.getAttribute('src') ?? (element.localName === 'a' ? (element.getAttribute('href') ?? []) : []),
  )
}

function filesOf(own: readonly FeedEntry[], entry: FeedEntry, files: ReadonlyMap<string, PackedFile>) {
  const wanted = new Map<string, string>()
  for (const one of own) for (const href of enclosed(one)) wanted.set(pathOf(href), nameOf(one.title, href))
  for (const href of [...enclosed(entry), ...shownIn(entry)]) {
    const path = pathOf(href)
    if (files.has(path) && !wanted.has(path)) wanted.set(path, nameOf('', href))
  }
  const missing = [...wanted].filter(([path]) => !files.has(path))
  const found = [...wanted].flatMap(([path, name]): NamedFile[] => {
    const file = files.get(path)
    return file === undefined ? [] : [{ ...file, name, size: file.bytes }]
  })
  const { accepted, refused } = checkSelection(found, { count: 0, bytes: 0 })
  return {
    accepted,
    refused: [
      ...refused.map(({ name, reason }) => ({ name, reason })),
      ...missing.map(([, name]) => ({ name, reason: 'missing' as const })),
    ],
  }
}

function pathOf(href: string): string {
  try {
    return decodeURIComponent(href).replace(/^\.\//, '')
  } catch {
    return href
  }
}

/** As the feed calls a file, with the ending that its path has. */
function nameOf(title: string, href: string): string {
  const last = pathOf(href).split('/').at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const ending = dot < 0 ? '' : last.slice(dot)
  const called = tidy(title).replace(/[/\\<>:"|?*]/g, ' ')
  if (called === '') return last
  return called.toLowerCase().endsWith(ending.toLowerCase()) ? called : `${cutTo(called, 120)}${ending}`
}

const tidy = (words: string) =>
  [...words]
    .map((one) => (isKeepable(one) ? one : ' '))
    .join('')
    .replace(/[\s\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim()

const cutTo = (words: string, most: number) =>
  (textLength(words) > most ? [...words].slice(0, most).join('') : words).trim()

function dayOf(moment: string, today: string): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return today
  const { day } = taipeiTimeOf(new Date(time))
  return day >= firstDay && day <= today ? day : today
}

function tagsOf(tags: readonly string[]): string[] {
  const unsafe = new RegExp(unsafeCharacters, 'g')
  const usable = tags
    .map((tag) => cutTo(tidy(tag.replace(unsafe, ' ')), postLimits.customTag))
    .filter((tag) => tag !== '')
  const distinct = new Map(usable.map((tag) => [tag.toLowerCase(), tag]))
  return [...distinct.values()].slice(0, postLimits.customTags)
}

/** A UUID of what was said (version 8). */
async function idOf(words: readonly string[]): Promise<string> {
  const hex = await sha256Of(new TextEncoder().encode(JSON.stringify(words)))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
