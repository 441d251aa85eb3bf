import type { PersonSummary } from '@learntrail/contract/people/person'
import type { SearchSort } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { lastId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fold } from '../../../platform/search/fold.ts'
import { type Expected, isShorterToWalk } from '../../../platform/search/frequent-words.ts'
import { spellingsPattern } from '../../../platform/search/han-variants.ts'
import { soundsOf } from '../../../platform/search/sounds.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'
import { joinAccount } from '../../accounts/index.ts'
import { saidWith } from '../../comments/index.ts'
import { joinFile } from '../../files/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import type { ListFilters } from '../posts.queries.ts'
import { commentedPost, likesSeen, messagesSeen } from '../seen-counts.sql.ts'
import { visiblePost } from '../visibility.sql.ts'
import { hasPhrase } from '../words/has-words.sql.ts'
import type { NamedTag } from './named-tags.rules.ts'
import { type Conditions, type Source, soundedAtMost, sourceBy, sourceOfIds, type Way } from './ways-to-posts.sql.ts'

/** What to search for: words and filters. */
export interface Wanted extends Omit<ListFilters, 'owner' | 'as'> {
  /** Each word as a regular expression; titles with all of them rank first. */
  patterns: string[]
  /** Whether to search only own tags by their words, and product tags by their names. */
  inTagsOnly: boolean
  /** The product tags that the words name. */
  named: readonly NamedTag[]
  /** Whether the words are typed sounds, which are looked for in titles only. */
  isOfSounds: boolean
  /** Estimates of how many records have the words, and whether very many comments do. */
  expected: Expected
  isOftenSaid: boolean
}

/** Returns the wanted words as regular expressions that match text before folding. */
export function patternsOf(typed: string): string[] {
  const sounds = soundsOf(typed)
  if (sounds !== undefined) return [sounds.written]
  return typedWords(typed)
    .filter(({ isUnwanted }) => !isUnwanted)
    .map(({ text }) => spellingsPattern(fold(text)))
}

/** The newest this many records are ranked by how well they fit; then the next this many. */
const rankedAtOnce = 200

/** Cursor key: records to rank begin below `below`; among these, the list goes on after this rank and id. */
export type FoundKey = readonly [below: string, rank: number, id: string]

export const beforeAll: FoundKey = [lastId, 2_147_483_647, lastId]

export interface FoundRow {
  id: string
  rank: number
  /** The last record ranked in the same batch, and the size of that batch. */
  last: string
  ranked: number
  owner: PersonSummary
  title: string
  text: string
  tags: TagCode[]
  customTags: string[]
  fileNames: string[]
  date: string
  likeCount: number
  messageCount: number
}

type Add = (value: unknown) => string

const narrowings = ({ tags, customTags, classification, from, to }: Wanted) => ({
  tags,
  customTags,
  classification,
  from,
  to,
})

/** Whether filters narrow the search. */
const isNarrowed = (wanted: Wanted) => Object.values(narrowings(wanted)).some((value) => value !== undefined)

/** Returns the way to try first, and the one to try if it finds too few. */
export function waysTo(wanted: Wanted, most: number): [Way, Way?] {
  if (wanted.words === undefined) return ['planned']
  // Very many texts have the sounds, so the titles are matched without the index.
  if (wanted.isOfSounds) return [wanted.expected.rows > soundedAtMost ? 'walked' : 'sounded']
  if (!isShorterToWalk(wanted.expected, most)) return ['gathered']
  return ['walked', isNarrowed(wanted) ? 'planned' : 'gathered']
}

function filtersOf(wanted: Wanted, add: Add): string[] {
  const { tags, customTags, classification, from, to } = narrowings(wanted)
  const filters = [visiblePost('$1', 'p', 'a')]
  if (tags !== undefined) filters.push(`p.tags @> ${add(tags)}::text[]`)
  if (customTags !== undefined) filters.push(`p.custom_tags @> ${add(customTags)}::text[]`)
  if (classification !== undefined) filters.push(`p.classification = ${add(classification)}`)
  if (from !== undefined) filters.push(`p.date >= ${add(from)}::date`)
  if (to !== undefined) filters.push(`p.date <= ${add(to)}::date`)
  return filters
}

/**
 * Hides a value from the planner in a subquery: otherwise it would plan anew for each value, hoping to gain by it, and
 * planning takes longer than finding.
 */
const hiddenBy = (add: Add) => (value: unknown, type: string) => `(select ${add(value)}::${type})`

type IsNext = Conditions['isNext']

/** Returns where to search: the records, and the comments on them, with the same filters. */
function sourcesOf(
  wanted: Wanted,
  { way, sortBy, isNext, add }: { way: Way; sortBy: SearchSort; isNext: IsNext; add: Add },
): Source[] {
  const isToldByTitle = wanted.isOfSounds && way === 'walked' && !wanted.inTagsOnly
  const words = wanted.words === undefined || isToldByTitle ? undefined : hiddenBy(add)(wanted.words, 'tsquery')
  const phrases = (wanted.phrases ?? []).map(add)
  const absences = (wanted.absences ?? []).map(add)
  const more = [
    ...phrases.map((phrase) => hasPhrase('w', phrase)),
    ...absences.map((absence) => `not ${hasPhrase('w', absence)}`),
  ]
  const conditions: Conditions = { words, more, filters: filtersOf(wanted, add), isNext }
  if (wanted.inTagsOnly) return tagSourcesOf(wanted, conditions, { way, sortBy, add })
  if (wanted.isOfSounds) conditions.filters.push(titleFits(wanted, add))
  const found = sourceBy(way, sortBy, conditions)
  if (words === undefined || !isSaid(wanted)) return [found]
  const said = saidWith('$1', commentedPost, { words, phrases, isOften: wanted.isOftenSaid })
  return [found, sourceOfIds(said, sortBy, conditions)]
}

/** Searches own tags by their words, and the product tags that the words name. */
function tagSourcesOf(
  wanted: Wanted,
  conditions: Conditions,
  { way, sortBy, add }: { way: Way; sortBy: SearchSort; add: Add },
): Source[] {
  const { filters, isNext } = conditions
  const owns = `exists (select 1 from unnest(p.custom_tags) tag
    where lower(normalize(tag, nfkc)) ~ all (${add(wanted.patterns)}::text[]))`
  const own = sourceBy(way, sortBy, { ...conditions, filters: [...filters, owns] })
  if (!isNamed(wanted)) return [own]
  // Visible to the planner: it walks the newest records for a frequent tag and reads all of a rare one.
  const has = `p.tags && ${add(wanted.named.map(({ code }) => code))}::text[]`
  return [own, sourceBy('planned', sortBy, { words: undefined, more: [], filters: [...filters, has], isNext })]
}

/** SQL: the title has every word. */
const titleFits = ({ patterns }: Wanted, add: Add) => `lower(normalize(p.title, nfkc)) ~ all (${add(patterns)}::text[])`

/** A search that excludes a word leaves comments out, since another comment on the same record may have that word. */
const isSaid = ({ inTagsOnly, isOfSounds, absences = [], words = '' }: Wanted) =>
  !inTagsOnly && !isOfSounds && absences.length === 0 && !words.includes('!')

const isNamed = ({ inTagsOnly, named }: Wanted) => inTagsOnly && named.length > 0

/** SQL: the union of the sources, each limited, without duplicates. */
const united = (sources: Source[], columns: string, most: string) =>
  sources.map(({ source, order }) => `(select ${columns} ${source} order by ${order} ${most})`).join(' union ')

const withFirst = (sources: Source[]) =>
  sources.flatMap(({ before }) => (before === undefined ? [] : [`${before},`])).join(' ')

interface Statement {
  /** Absent for rare statements, which would pile up as prepared ones. */
  name?: string
  text: string
  values: unknown[]
}

/** Returns the statement for a page of the matching records that the viewer may see, after a key. */
export function findPostsQuery(
  viewer: string,
  wanted: Wanted,
  page: { way: Way; sortBy: SearchSort; after: FoundKey; limit: number },
): Statement {
  const { way, sortBy, after } = page
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const hidden = hiddenBy(add)
  const [below, rank, id] = [hidden(after[0], 'uuid'), hidden(after[1], 'int'), hidden(after[2], 'uuid')]
  const isNext: Record<SearchSort, IsNext> = {
    fit: (post) => `${post} < ${below}`,
    time: (post) => `${post} < least(${below}, ${id})`,
    likes: (post) => `${post} < ${below} and (p.like_count, ${post}) < (${rank}, ${id})`,
  }
  const sources = sourcesOf(wanted, { way, sortBy, isNext: isNext[sortBy], add })
  const most = mostFound(page)
  const ranks: Record<SearchSort, () => string> = {
    fit: () => `(${titleFits(wanted, add)})::int`,
    time: () => '0',
    likes: () => 'p.like_count',
  }
  const order = sortBy === 'likes' ? 'rank desc, id desc' : 'id desc'
  const text = `with ${withFirst(sources)}
    ranked as materialized (
      select id, rank from (${united(sources, `p.id, ${ranks[sortBy]()} as rank`, limitTo(most))}) found
      order by ${order} ${limitTo(most)}),
    page as (select id, rank from ranked where (rank, id) < (${rank}, ${id})
      order by rank desc, id desc ${limitTo(page.limit)})
    select p.id, page.rank, (select id from ranked order by id limit 1) as last,
      (select count(*)::int from ranked) as ranked, ${personSummaryOf('a')} as owner, p.title, p.text,
      p.tags, p.custom_tags as "customTags",
      array(select f.display_name from post_files pf ${joinFile('f', 'pf.file_id')}
        where pf.post_id = p.id order by pf.position) as "fileNames",
      p.date::text as date, ${likesSeen('$1', 'p')} as "likeCount", ${messagesSeen('$1', 'p')} as "messageCount"
    from page join posts p on p.id = page.id ${joinAccount('a', 'p.owner_id')}
    order by page.rank desc, page.id desc`
  return { ...nameOf('find', wanted, page), text, values }
}

/** Names a statement whose text is the same for other words; with filters, the database plans for the values. */
function nameOf(
  what: string,
  wanted: Wanted,
  { way, sortBy, limit }: { way: Way; sortBy?: SearchSort; limit: number },
) {
  const { phrases = [], absences = [], inTagsOnly, isOftenSaid } = wanted
  if (wanted.isOfSounds) return {}
  if (way === 'planned' || isNarrowed(wanted) || isNamed(wanted) || phrases.length > 2 || absences.length > 0) return {}
  const parts = [
    what,
    way,
    sortBy,
    limit,
    phrases.length,
    inTagsOnly && 'tags',
    isSaid(wanted) && 'said',
    isOftenSaid && 'often',
  ]
  return { name: `posts-${parts.filter(Boolean).join('-')}` }
}

/** How many records a page looks for. */
export const mostFound = ({ sortBy, limit }: { sortBy: SearchSort; limit: number }) =>
  sortBy === 'fit' ? rankedAtOnce : limit

/** Whether there may be more below the batch that was ranked together. */
export const goesOn = ({ ranked }: FoundRow): boolean => ranked === rankedAtOnce

export function countPostsQuery(viewer: string, wanted: Wanted, way: Way): Statement {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const sources = sourcesOf(wanted, { way, sortBy: 'time', isNext: () => 'true', add })
  const most = limitTo(searchLimits.counted)
  const text = `with ${withFirst(sources)}
    found as (select id from (${united(sources, 'p.id', most)}) one ${most})
    select count(*)::int as count from found`
  return { ...nameOf('count', wanted, { way, limit: searchLimits.counted }), text, values }
}
