import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { type StreamSource, streamSources } from '../../platform/stream/stream-sources.ts'
import { fromAccounts } from '../accounts/index.ts'
import { groupsOf } from '../groups/index.ts'
import { blockedWith, knownTo } from '../people/index.ts'

/** A viewer who knows more people than this gets theirs out of the newest things of everybody. */
export const fewPeople = 200
/** How many of the newest are read for a page. If that does not fill the page, each person is asked. */
const looksAt = 1_000

/**
 * In subqueries, which hide them from the planner: a plan made for a viewer who knows three people would look so much
 * cheaper than the cached generic one that every call would plan anew, which takes longer than reading a page.
 */
const viewer = '(select $1::uuid)'
const before = '(select $2::uuid)'
const from = '(select $3::uuid)'

/** SQL: the places of a query, with the kind of what is there. */
const ofKind = ({ kind }: StreamSource, places: string) =>
  `select found.place, '${kind}' as kind from (${places}) found`

/** How a page is assembled: from what each of few people has, or from what everybody has. */
export type Way = 'ofEach' | 'ofAll'

/**
 * SQL of a page of places, newest first, with the place up to which the viewer has seen them and the number of people
 * they know. $1 viewer, $2 before which place, $3 from which place on. Publishing stores nothing per reader: a page is
 * assembled when it is read. `ofEach` looks up each person's newest place in an index; only the people with the newest
 * of these can be on the page, and nothing older than the last of them. `ofAll` finds the viewer's people among the
 * newest places of everybody, and falls back to `ofEach` if those do not fill the page. Both give the same page. Groups
 * add their places from there on.
 */
export function streamQuery(declared: Declared, limit: number, way: Way) {
  const made = declared.made(statementsOf)
  const name = `stream-${way}-${limit}`
  const text = made.get(name) ?? pageText(declared.of(streamSources), limit, way)
  made.set(name, text)
  return { name, text }
}

/** Cached statements: they are long, and pages are read all the time. */
const statementsOf = () => new Map<string, string>()

function pageText(sources: readonly StreamSource[], limit: number, way: Way): string {
  const newestOf = sources.map((source) => `(${source.ofPerson('k.id', 'k.reach', { before, from, limit: 1 })})`)
  const amongAll = way === 'ofAll' ? amongAllOf(sources, limit) : undefined
  const since = { before, from: '(select place from since)', limit }
  const ofPeople = sources.map((source) =>
    ofKind(source, `select n.place from latest l cross join lateral (${source.ofPerson('l.id', 'l.reach', since)}) n`),
  )
  const inGroups = sources.flatMap((source) =>
    source.inGroup === undefined
      ? []
      : ofKind(
          source,
          `select distinct n.place from ${groupsOf(viewer)} g cross join lateral (${source.inGroup(viewer, 'g.group_id', since)}) n`,
        ),
  )
  return `with known as materialized (
        select people.* from (${knownTo(viewer)}) people where people.id <> all (array(${blockedWith(viewer)}))),
      ${amongAll ? `${amongAll.text},` : ''}
      latest as materialized (
        select * from (
          select k.id, k.reach, greatest(${newestOf.join(', ')}) as place from known k
          ${amongAll ? `where not ${amongAll.isFull}` : ''} order by place desc nulls last offset 0) newest
        where newest.place is not null and ${isThere('newest.id')} ${limitTo(limit)}),
      since as materialized (select coalesce(${amongAll ? `${amongAll.last},` : ''}
        (select place from latest offset ${limit - 1}), ${from}) as place)
    select place, kind, (select seen_up_to from stream_marks where person_id = ${viewer}) as "seenUpTo",
      (select count(*)::int from known) as "peopleKnown"
    from (${[...(amongAll ? [amongAll.page] : []), ...ofPeople, ...inGroups].join(' union all ')}) page
    order by place desc ${limitTo(limit)}`
}

/**
 * SQL that finds the viewer's people among the newest places of everybody: common table expressions, and queries on
 * them.
 */
function amongAllOf(sources: readonly StreamSource[], limit: number) {
  const newestOf = ({ kind }: StreamSource) => `of_all_${kind.toLowerCase()}`
  const newest = sources.map(
    (source) => `${newestOf(source)} as materialized (${source.ofAll({ before, from, limit: looksAt })})`,
  )
  // For sources not read to their end, nothing is known below the last place read.
  const floors = sources.map(
    (source) =>
      `(select case when count(*) < ${looksAt} then ${from} else min(place::text)::uuid end from ${newestOf(source)})`,
  )
  const found = sources.map(
    (source) => `select w.place, '${source.kind}' as kind, w.owner_id from ${newestOf(source)} w
      join known k on k.id = w.owner_id and w.reach <= k.reach where w.place >= (select place from floor)`,
  )
  const isFull = `((select count(*) from among_all) = ${limit})`
  return {
    text: `${newest.join(', ')},
      floor as materialized (select greatest(${floors.join(', ')}) as place),
      among_all as materialized (
        select * from (select * from (${found.join(' union all ')}) hits order by place desc offset 0) hits
        where ${isThere('hits.owner_id')} ${limitTo(limit)})`,
    isFull,
    last: `(select place from among_all offset ${limit - 1})`,
    page: `select place, kind from among_all where ${isFull}`,
  }
}

const isThere = (person: string) => `(select there.deleted_at is null ${fromAccounts('there', person)})`
