import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Relation } from '@learntrail/contract/people/relation'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { FoundPage, FoundPerson } from '@learntrail/contract/search/search'
import { z } from 'zod'
import { firstId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { marked } from '../../../platform/search/marks.ts'
import { hasSounds, soundsOf } from '../../../platform/search/sounds.ts'
import type { SearchSource } from '../../../platform/search/sources.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinProfile } from '../../profiles/index.ts'
import { personSummaryOf } from '../person-summary.sql.ts'
import { relationOf } from '../relations/relations.repository.ts'
import { closenessOf, isShown, shownSchool } from '../shown-parts.sql.ts'
import { isFriendOf, visiblePerson } from '../visibility.sql.ts'

export interface PeopleSearch {
  keyword: string
  /** Searches school and county only. */
  byPlaceOnly?: boolean
  friendsOnly?: boolean
  schoolId?: string | undefined
}

interface Row {
  id: string
  rank: number
  person: PersonSummary
  username: string
  schoolName: string | null
  relation: Relation
}

/** Most matches that are ranked. */
const rankedAtMost = 2_000

/** Compares the full name, school and county only where the profile shows them to the viewer. */
function isNamedBy({ byPlaceOnly }: PeopleSearch, has: (text: string) => string): string {
  const closeness = closenessOf('$1')
  const inPlaces = `(${has('n.places')} and ${isShown('school', closeness)})`
  if (byPlaceOnly) return inPlaces
  return `(${has('n.names')} or ${inPlaces} or (${has('n.full_name')} and ${isShown('fullName', closeness)}))`
}

function conditionsOf(viewer: string, search: PeopleSearch) {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = ['a.id <> $1', visiblePerson('$1', 'a')]
  const sounds = soundsOf(search.keyword)
  const words = sounds
    ? []
    : typedWords(search.keyword).flatMap(({ text, ...how }) =>
        (how.isExact ? [text] : text.split(' ')).map((word) => ({ text: word, ...how })),
      )
  const wanted = words.filter(({ isUnwanted }) => !isUnwanted)
  if (wanted.length > 0) {
    const tokens = [...new Set(wanted.flatMap(({ text }) => nameQueryTokens(text)))]
    conditions.push(`n.tokens @> ${add(tokens)}::text[]`)
  }
  for (const { text, isUnwanted } of words) {
    const word = add(text)
    conditions.push(`${isUnwanted ? 'not' : ''} ${isNamedBy(search, (place) => `strpos(${place}, ${word}) > 0`)}`)
  }
  if (sounds) {
    const pattern = add(sounds.folded)
    conditions.push(
      ...hasSounds(sounds, add),
      isNamedBy(search, (place) => `${place} ~ ${pattern}`),
    )
  }
  if (search.friendsOnly) conditions.push(isFriendOf('$1', 'a.id'))
  if (search.schoolId !== undefined) {
    conditions.push(`o.school_id = ${add(search.schoolId)}`, isShown('school', closenessOf('$1')))
  }
  const isNarrowed = sounds !== undefined || wanted.length > 0 || search.friendsOnly || search.schoolId !== undefined
  if (!isNarrowed) conditions.push('false')
  const source = `from people_search n ${joinAccount('a', 'n.account_id')} ${joinProfile}`
  return { values, add, conditions, source, first: wanted[0]?.text ?? '' }
}

const key = z.tuple([z.int().min(0).max(9), z.string().max(200), z.uuid()])
const beforeAll = [9, '', firstId] as const

/** Returns a page of people: friends first, then names that start with the first word typed. */
export async function searchPeople(
  { pool }: Platform,
  viewer: string,
  search: PeopleSearch,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<FoundPage> {
  const after = cursor === undefined ? beforeAll : decodeCursor(cursor, key)
  const { values, add, conditions, source, ...typed } = conditionsOf(viewer, search)
  const first = add(typed.first)
  const [rank, name, id] = after.map((part) => add(part))
  const text = `with ranked as materialized (
      select a.id, a.display_name as name,
        2 * ${isFriendOf('$1', 'a.id')}::int + (${first}::text <> '' and starts_with(n.names, ${first}))::int as rank
      ${source} where ${conditions.join(' and ')} ${limitTo(rankedAtMost)})
    select a.id, r.rank, ${personSummaryOf('a')} as person, a.username, ${shownSchool('$1')} as "schoolName",
      ${relationOf('$1', 'a.id')} as relation
    from ranked r ${joinAccount('a', 'r.id')} ${joinProfile}
    where r.rank < ${rank}::int or (r.rank = ${rank}::int and (r.name, r.id) > (${name}, ${id}::uuid))
    order by r.rank desc, r.name, r.id ${limitTo(limit + 1)}`
  const { rows } = await pool.query<Row>({ text, values })
  const page = pageOf(rows, limit, (row) => [row.rank, row.person.displayName, row.id])
  return { items: page.items.map((row) => foundOf(row, search.keyword)), nextCursor: page.nextCursor }
}

function foundOf({ person, username, schoolName, relation }: Row, keyword: string): FoundPerson {
  return {
    kind: 'person',
    person,
    name: marked(person.displayName, keyword),
    username: marked(username, keyword),
    school: schoolName === null ? null : marked(schoolName, keyword),
    relation,
  }
}

async function countPeople({ pool }: Platform, viewer: string, search: PeopleSearch): Promise<number> {
  const { values, conditions, source } = conditionsOf(viewer, search)
  const { rows } = await pool.query<{ count: number }>({
    text: `select count(*)::int as count from (select 1 ${source} where ${conditions.join(' and ')}
      ${limitTo(searchLimits.counted)}) found`,
    values,
  })
  return rows[0]?.count ?? 0
}

export const peopleSearchSource: SearchSource = {
  category: 'friend',
  find: (platform, viewer, { keyword, ...page }) => searchPeople(platform, viewer, { keyword }, page),
  count: (platform, viewer, keyword) => countPeople(platform, viewer, { keyword }),
}

/** Finds people by school or county. */
export const placeSearchSource: SearchSource = {
  category: 'location',
  find: (platform, viewer, { keyword, ...page }) =>
    searchPeople(platform, viewer, { keyword, byPlaceOnly: true }, page),
  count: (platform, viewer, keyword) => countPeople(platform, viewer, { keyword, byPlaceOnly: true }),
}
