import type { PersonSummary } from '@learntrail/contract/people/person'
import type { TagCode } from '@learntrail/contract/posts/tags'
import type { SearchSort } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import { lastId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fold } from '../../../platform/search/fold.ts'
import { type Expected, isShorterToWalk } from '../../../platform/search/frequent-words.ts'
import { spellingsPattern } from '../../../platform/search/han-variants.ts'
import { soundsOf } from '../../../platform/search/sounds.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'
import { saidWith } from '../../comments/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import type { ListFilters } from '../posts.queries.ts'
import { commentedPost, likesSeen, messagesSeen } from '../seen-counts.ts'
import { visiblePost } from '../visibility.ts'
import { hasPhrase } from '../words/has-words.ts'
import type { NamedTag } from './named-tags.rules.ts'
import { type Conditions, type Source, soundedAtMost, sourceBy, sourceOfIds, type Way } from './ways-to-posts.ts'

/** What is searched for: words and what else narrows it. */
export interface Wanted extends Omit<ListFilters, 'owner' | 'as'> {
  /** Every word as a regular expression; titles that have all of them fit best. */
  patterns: string[]
  /** The words stand in own tags, or name tags of the product. */
  inTagsOnly: boolean
  /** Those that they name. */
  named: readonly NamedTag[]
  /** They are sounds, which a title has and no other text is asked for. */
  isOfSounds: boolean
  /** How many records have the words, and whether very many comments do. */
  expected: Expected
  isOftenSaid: boolean
}

/** The wanted words as PostgreSQL finds them in a text that is not folded. */
export function patternsOf(typed: string): string[] {
  const sounds = soundsOf(typed)
  if (sounds !== undefined) return [sounds.written]
  return typedWords(typed)
    .filter(({ isUnwanted }) => !isUnwanted)
    .map(({ text }) => spellingsPattern(fold(text)))
}

/** Of those that fit, so many newest are put in order of how well they do; then the next so many. */
const rankedAtOnce = 200

/** Where a list goes on: the records to rank begin below `below`; of these, after this rank and id. */
export type FoundKey = readonly [below: string, rank: number, id: string]

export const beforeAll: FoundKey = [lastId, 2_147_483_647, lastId]

export interface FoundRow {
  id: string
  rank: number
  /** The last of those that were ranked together with it, and how many these were. */
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

/** Something beside the words narrows the search. */
const isNarrowed = (wanted: Wanted) => Object.values(narrowings(wanted)).some((value) => value !== undefined)

/** The first way to what is wanted, and the one where that met too few. */
export function waysTo(wanted: Wanted, most: number): [Way, Way?] {
  if (wanted.words === undefined) return ['planned']
  // In very many texts: a title tells without them.
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
 * A value that the planner does not see, being a query of its own: it would plan for each value anew, expecting to gain by
 * it, and planning takes longer than finding.
 */
const hiddenBy = (add: Add) => (value: unknown, type: string) => `(select ${add(value)}::${type})`

type IsNext = Conditions['isNext']

/** Where what is wanted is looked for: in the records, and in what is said below them. Both have the same filters. */
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

/** In own tags by their words, and in those of the product that the words name. */
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
  // Seen by the planner: of a frequent tag the newest are walked to, of a rare one all are read.
  const has = `p.tags && ${add(wanted.named.map(({ code }) => code))}::text[]`
  return [own, sourceBy('planned', sortBy, { words: undefined, more: [], filters: [...filters, has], isNext })]
}

/** SQL: the title has every word. */
const titleFits = ({ patterns }: Wanted, add: Add) => `lower(normalize(p.title, nfkc)) ~ all (${add(patterns)}::text[])`

/** What is to be without a word is not looked for in single comments, of which others may have it. */
const isSaid = ({ inTagsOnly, isOfSounds, absences = [], words = '' }: Wanted) =>
  !inTagsOnly && !isOfSounds && absences.length === 0 && !words.includes('!')

const isNamed = ({ inTagsOnly, named }: Wanted) => inTagsOnly && named.length > 0

/** The same of each source, and what both have once. */
const united = (sources: Source[], columns: string, most: string) =>
  sources.map(({ source, order }) => `(select ${columns} ${source} order by ${order} ${most})`).join(' union ')

const withFirst = (sources: Source[]) =>
  sources.flatMap(({ before }) => (before === undefined ? [] : [`${before},`])).join(' ')

interface Statement {
  /** Not of what is rare, of which there would be ever more. */
  name?: string
  text: string
  values: unknown[]
}

/** A page of what the viewer may see and fits, after a key. */
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
      array(select f.display_name from post_files pf join files f on f.id = pf.file_id
        where pf.post_id = p.id order by pf.position) as "fileNames",
      p.date::text as date, ${likesSeen('$1', 'p')} as "likeCount", ${messagesSeen('$1', 'p')} as "messageCount"
    from page join posts p on p.id = page.id join accounts a on a.id = p.owner_id
    order by page.rank desc, page.id desc`
  return { ...nameOf('find', wanted, page), text, values }
}

/** Those that are the same for other words; with filters beside them the database plans for what is asked. */
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

/** So many are looked for. */
export const mostFound = ({ sortBy, limit }: { sortBy: SearchSort; limit: number }) =>
  sortBy === 'fit' ? rankedAtOnce : limit

/** Whether those that were ranked together may have more below them. */
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
