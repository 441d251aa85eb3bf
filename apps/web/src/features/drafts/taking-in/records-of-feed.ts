import { unsafeCharacters } from '@learntrail/contract/characters'
import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { sha256Of } from '../../../api/digest.ts'
import { taipeiTimeOf } from '../../../ui/taipei-time.ts'
import type { RefusalReason } from '../../files/index.ts'
import { firstDay } from '../session/check-draft.ts'
import { contentOfHtml } from './content-of-html.ts'
import { belongings, filesOf, type NamedFile, type PackedFiles } from './files-of-feed.ts'
import type { FeedEntry } from './read-leap2a.ts'
import { cutTo, tidy } from './tidy-words.ts'

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
  reason: 'kind' | 'empty' | 'collection' | 'comment'
}

interface Packed {
  entries: readonly FeedEntry[]
  files: PackedFiles
  /** The day in Taiwan. */
  today: string
}

/** What is written down as a record is; the standard's other kinds are, too, where they say more than their name. */
const written = new Set('entry activity achievement meeting plan publication'.split(' '))
/** What others said of it, in Mahara's words. */
const isComment = ({ kind }: FeedEntry) => kind === 'comment' || kind === 'peerassessment'

/** What of a feed becomes records, and what stays behind. Files that belong to no entry are records of their own. */
export async function recordsOf({ entries, files, today }: Packed) {
  const resources = entries.filter(({ type, kind }) => type === 'resource' && kind !== 'profileicon')
  const ownOf = belongings(resources)
  const isResource = new Set(resources)
  const attached = new Set<FeedEntry>()
  const said = new Set<string>()
  const records: PackedRecord[] = []
  const leftOut: LeftOut[] = []

  /** Answers whether it says or holds anything. */
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
  /** With what finds no room in it in records after it. */
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
  // What a page or a folder has besides those comes in with it.
  for (const collection of entries.filter(({ type }) => type === 'selection')) {
    const own = loose(ownOf(collection))
    const isTaken = collection.isPage ? await takeWhole(collection, own) : await takeTogether(collection, own, take)
    if (!isTaken) leave(collection, 'collection')
  }
  for (const resource of loose(resources)) if (!(await take(resource, [resource]))) leave(resource, 'empty')
  return { records, leftOut }
}

/** Files of an entry without its words, as many in a record as one holds; `before` records of it are there already. */
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
    // Of a kind that is nothing without its files.
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
