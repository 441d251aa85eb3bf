import { unsafeCharacters } from '@learntrail/contract/characters'
import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { sha256Of } from '../../../api/digest.ts'
import { taipeiTimeOf } from '../../../ui/taipei-time.ts'
import type { RefusalReason } from '../../files/index.ts'
import { firstDay } from '../session/check-draft.ts'
import { contentOfHtml } from './content-of-html.ts'
import { belongings, filesOf, type NamedFile, type PackedFiles } from './files-of-feed.ts'
import type { FeedEntry } from './read-leap2a.ts'
import { cutTo, tidy } from './tidy-words.ts'

/** A record to import. */
export interface PackedRecord {
  /** Derived from the entry, so that importing it again is detected. */
  clientId: string
  title: string
  /** Today when the feed gives no day or one outside the allowed range. */
  date: string
  content: ContentDocument
  isCut: boolean
  customTags: string[]
  files: NamedFile[]
  /** Its files that are not imported. */
  leftFiles: { name: string; reason: RefusalReason | 'missing' }[]
}

export interface LeftOut {
  title: string
  reason: 'kind' | 'empty' | 'collection' | 'comment'
}

interface Packed {
  entries: readonly FeedEntry[]
  files: PackedFiles
  /** Today in Taiwan, `YYYY-MM-DD`. */
  today: string
}

/** Types that become records; all but `entry` only when they have a text or files besides a title. */
const written = new Set('entry activity achievement meeting plan publication'.split(' '))
/** Whether an entry is another person's comment, by Mahara's types. */
const isComment = ({ kind }: FeedEntry) => kind === 'comment' || kind === 'peerassessment'

/** Splits a feed into records and entries left out. Files that belong to no entry become records of their own. */
export async function recordsOf({ entries, files, today }: Packed) {
  const resources = entries.filter(({ type, kind }) => type === 'resource' && kind !== 'profileicon')
  const ownOf = belongings(resources)
  const isResource = new Set(resources)
  const attached = new Set<FeedEntry>()
  const said = new Set<string>()
  const records: PackedRecord[] = []
  const leftOut: LeftOut[] = []

  /** Makes a record of an entry; returns false when the entry has no content. */
  const take = async (entry: FeedEntry, own: readonly FeedEntry[]): Promise<boolean> => {
    const { content, isCut } = contentOfHtml(entry.content ?? new DocumentFragment())
    const { accepted, refused, left } = filesOf(own, entry, files)
    const title = cutTo(tidy(entry.title), postLimits.title)
    const needsMore = title === '' || entry.type !== 'entry'
    if (accepted.length === 0 && plainText(content) === '' && needsMore) return false
    for (const one of own) if (!left.includes(one)) attached.add(one)
    const clientId = await idOf([entry.id, entry.title, entry.publishedAt, entry.written])
    if (said.has(clientId)) return true
    said.add(clientId)
    const date = dayOf(entry.publishedAt, today)
    const customTags = tagsOf(entry.tags)
    records.push({ clientId, title, date, content, isCut, customTags, files: accepted, leftFiles: refused })
    return true
  }
  const leave = ({ id, title }: FeedEntry, reason: LeftOut['reason']) =>
    leftOut.push({ title: tidy(title) || id, reason })
  const loose = (own: readonly FeedEntry[]) => own.filter((one) => !attached.has(one))
  /** Makes a record of an entry, and further records for the files above the limit of one. */
  const takeWhole = async (entry: FeedEntry, own: readonly FeedEntry[]) => {
    if (!(await take(entry, own))) return false
    await takeTogether(entry, loose(own), take, 1)
    return true
  }

  for (const entry of entries) {
    if (entry.type === 'person' || entry.type === 'selection' || isResource.has(entry)) continue
    if (isComment(entry)) leave(entry, 'comment')
    else if (!written.has(entry.type)) leave(entry, 'kind')
    else if (!(await takeWhole(entry, ownOf(entry)))) leave(entry, 'empty')
  }
  // Files of a page or folder that no record has taken yet.
  for (const collection of entries.filter(({ type }) => type === 'selection')) {
    const own = loose(ownOf(collection))
    const isTaken = collection.isPage ? await takeWhole(collection, own) : await takeTogether(collection, own, take)
    if (!isTaken) leave(collection, 'collection')
  }
  for (const resource of loose(resources)) if (!(await take(resource, [resource]))) leave(resource, 'empty')
  return { records, leftOut }
}

/**
 * Makes records of an entry's files without its text, as many files in each as one record holds. `before` records of
 * the entry exist already and count in the numbering of titles.
 */
async function takeTogether(
  entry: FeedEntry,
  own: readonly FeedEntry[],
  take: (entry: FeedEntry, own: readonly FeedEntry[]) => Promise<boolean>,
  before = 0,
): Promise<boolean> {
  let isTaken = false
  for (let at = 0; at < own.length; at += fileLimits.count) {
    const some = own.slice(at, at + fileLimits.count)
    const number = before + at / fileLimits.count + 1
    const title = number === 1 || tidy(entry.title) === '' ? entry.title : `${tidy(entry.title)} ${number}`
    const written = some.map(({ id }) => id).join(' ')
    // As a `resource` it is dropped when none of its files is accepted.
    const part = { ...entry, title, type: 'resource', content: null, links: [], written }
    isTaken = (await take(part, some)) || isTaken
  }
  return isTaken
}

function dayOf(moment: string, today: string): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return today
  const { day } = taipeiTimeOf(new Date(time))
  return day >= firstDay && day <= today ? day : today
}

function tagsOf(tags: readonly string[]): string[] {
  const unsafe = new RegExp(unsafeCharacters, 'g')
  const usable = tags
    .map((tag) => cutTo(tidy(tag.replace(unsafe, ' ')), tagLimits.customTag))
    .filter((tag) => tag !== '')
  const distinct = new Map(usable.map((tag) => [tag.toLowerCase(), tag]))
  return [...distinct.values()].slice(0, tagLimits.customTags)
}

/** Returns a UUID (version 8) from the SHA-256 of the words. */
async function idOf(words: readonly string[]): Promise<string> {
  const hex = await sha256Of(new TextEncoder().encode(JSON.stringify(words)))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
