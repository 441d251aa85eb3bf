import type { PersonSummary } from '@learntrail/contract/people/person'
import type { SearchSort } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fold } from '../../../platform/search/fold.ts'
import { spellingsPattern } from '../../../platform/search/han-variants.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'
import { saidWith } from '../../comments/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import type { ListFilters } from '../posts.queries.ts'
import { likesSeen, messagesSeen } from '../seen-counts.ts'
import { visiblePost } from '../visibility.ts'
import { hasPhrase, hasWords } from '../words/has-words.ts'

/** What is searched for: words and what else narrows it. */
export interface Wanted extends Omit<ListFilters, 'owner' | 'as'> {
  /** Every word as a regular expression; titles that have all of them fit best. */
  patterns: string[]
  /** The words stand in own tags. */
  inTagsOnly: boolean
}

/** The wanted words as PostgreSQL finds them in a text that is not folded. */
export function patternsOf(typed: string): string[] {
  return typedWords(typed)
    .filter(({ isUnwanted }) => !isUnwanted)
    .map(({ text }) => spellingsPattern(fold(text)))
}

/** Of those that fit, so many newest are put in order of how well they do; then the next so many. */
const rankedAtOnce = 400

/** Where a list goes on: the records to rank begin below `below`; of these, after this rank and id. */
export type FoundKey = readonly [below: string, rank: number, id: string]

export interface FoundRow {
  id: string
  rank: number
  /** The last of those that were ranked together with it, and how many these were. */
  last: string
  ranked: number
  owner: PersonSummary
  title: string
  text: string
  customTags: string[]
  fileNames: string[]
  date: string
  likeCount: number
  messageCount: number
}

const fromPosts = 'from posts p join accounts a on a.id = p.owner_id'

/** Where what is wanted is looked for, as the part of a query from its `from` on. Both have the same filters. */
function branchesOf(viewer: string, wanted: Wanted) {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const words = wanted.words === undefined ? undefined : add(wanted.words)
  const phrases = (wanted.phrases ?? []).map(add)
  const fits: string[] = []
  if (words !== undefined) fits.push(hasWords('w', words))
  for (const phrase of phrases) fits.push(hasPhrase('w', phrase))
  for (const absence of wanted.absences ?? []) fits.push(`not ${hasPhrase('w', add(absence))}`)
  if (wanted.inTagsOnly) {
    fits.push(`exists (select 1 from unnest(p.custom_tags) tag
      where lower(normalize(tag, nfkc)) ~ all (${add(wanted.patterns)}::text[]))`)
  }
  const filters = [visiblePost('$1', 'p', 'a')]
  if (wanted.tags !== undefined) filters.push(`p.tags @> ${add(wanted.tags)}::text[]`)
  if (wanted.customTags !== undefined) filters.push(`p.custom_tags @> ${add(wanted.customTags)}::text[]`)
  if (wanted.classification !== undefined) filters.push(`p.classification = ${add(wanted.classification)}`)
  if (wanted.from !== undefined) filters.push(`p.date >= ${add(wanted.from)}::date`)
  if (wanted.to !== undefined) filters.push(`p.date <= ${add(wanted.to)}::date`)
  const source = words === undefined ? fromPosts : `${fromPosts} join post_words w on w.post_id = p.id`
  const branches = [`${source} where ${[...fits, ...filters].join(' and ')}`]
  if (words !== undefined && isSaid(wanted)) {
    const said = saidWith('$1', 'portfolio', { words, phrases })
    branches.push(`${fromPosts} where p.id in (${said}) and ${filters.join(' and ')}`)
  }
  return { values, add, branches }
}

/** What is to be without a word is not looked for in single comments, of which others may have it. */
const isSaid = ({ inTagsOnly, absences = [], words = '' }: Wanted) =>
  !inTagsOnly && absences.length === 0 && !words.includes('!')

/** The same of each branch, and what both have once. */
const united = (selects: string[]) => selects.map((select) => `(${select})`).join(' union ')

/** A page of what the viewer may see and fits, after a key. */
export function findPostsQuery(
  viewer: string,
  wanted: Wanted,
  page: { sortBy: SearchSort; after: FoundKey; limit: number },
): { text: string; values: unknown[] } {
  const { values, add, branches } = branchesOf(viewer, wanted)
  const [below, rank, id] = page.after.map((part) => add(part))
  const most = page.sortBy === 'fit' ? rankedAtOnce : page.limit
  const rankings: Record<SearchSort, () => (branch: string) => string> = {
    fit: () => {
      const patterns = add(wanted.patterns)
      return (branch) => `select p.id, (lower(normalize(p.title, nfkc)) ~ all (${patterns}::text[]))::int as rank
        ${branch} and p.id < ${below}::uuid order by p.id desc ${limitTo(most)}`
    },
    time: () => (branch) =>
      `select p.id, 0 as rank ${branch} and p.id < least(${below}::uuid, ${id}::uuid)
      order by p.id desc ${limitTo(most)}`,
    likes: () => (branch) =>
      `select p.id, p.like_count as rank ${branch} and p.id < ${below}::uuid
      and (p.like_count, p.id) < (${rank}::int, ${id}::uuid) order by p.like_count desc, p.id desc ${limitTo(most)}`,
  }
  const order = page.sortBy === 'likes' ? 'rank desc, id desc' : 'id desc'
  const ranked = `select id, rank from (${united(branches.map(rankings[page.sortBy]()))}) found
    order by ${order} ${limitTo(most)}`
  const text = `with ranked as materialized (${ranked}),
    page as (select id, rank from ranked where (rank, id) < (${rank}::int, ${id}::uuid)
      order by rank desc, id desc ${limitTo(page.limit)})
    select p.id, page.rank, (select id from ranked order by id limit 1) as last,
      (select count(*)::int from ranked) as ranked, ${personSummaryOf('a')} as owner, p.title, p.text,
      p.custom_tags as "customTags",
      array(select f.display_name from post_files pf join files f on f.id = pf.file_id
        where pf.post_id = p.id order by pf.position) as "fileNames",
      p.date::text as date, ${likesSeen('$1', 'p')} as "likeCount", ${messagesSeen('$1', 'p')} as "messageCount"
    from page join posts p on p.id = page.id join accounts a on a.id = p.owner_id
    order by page.rank desc, page.id desc`
  return { text, values }
}

/** Whether those that were ranked together may have more below them. */
export const goesOn = ({ ranked }: FoundRow): boolean => ranked === rankedAtOnce

export function countPostsQuery(viewer: string, wanted: Wanted): { text: string; values: unknown[] } {
  const { values, branches } = branchesOf(viewer, wanted)
  const most = limitTo(searchLimits.counted)
  const found = united(branches.map((branch) => `select p.id ${branch} ${most}`))
  return { text: `select count(*)::int as count from (select id from (${found}) one ${most}) found`, values }
}
