import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { type StreamSource, streamSources } from '../../platform/stream/stream-sources.ts'
import { groupsOf } from '../groups/index.ts'
import { blockedWith, knownTo } from '../people/index.ts'

/** Who knows more people than this gets the newest of everybody's, among which their people are looked up. */
export const fewPeople = 200
/** So much of it is looked at for a page. What is not filled by it is asked of each person. */
const looksAt = 1_000

/**
 * In sub-queries, where the planner does not see them: a statement planned for somebody who knows three people would look
 * so much cheaper than the kept plan that it was planned anew each time, which takes longer than reading a page.
 */
const viewer = '(select $1::uuid)'
const before = '(select $2::uuid)'
const from = '(select $3::uuid)'

interface Origin {
  source: StreamSource
  stretch: { before: string; from: string; limit: number }
}

/** A place and the kind of what stands there, from a query of places. */
const ofKind = ({ source }: Origin, places: string) =>
  `select found.place, '${source.kind}' as kind from (${places}) found`

/** How a page is put together: from what each of few people has, or from what everybody has. */
export type Way = 'ofEach' | 'ofAll'

/**
 * A page of places, newest first, with the place up to which the viewer has seen them and how many people they know:
 * $1 viewer, $2 before which place, $3 from which place on. Nothing is stored per reader when somebody publishes: a page is
 * put together when it is read. `ofEach` looks up the newest place of each person in an index; only those who have the
 * newest of these can be on the page, and nothing older than the last of them. `ofAll` finds the viewer's people among the
 * newest of everybody's, and does the same as `ofEach` where that does not fill the page. Both answer the same. Groups add
 * what they have from there on.
 */
export function streamQuery(declared: Declared, limit: number, way: Way) {
  const made = declared.made(statementsOf)
  const name = `stream-${way}-${limit}`
  const text = made.get(name) ?? pageOf(declared.of(streamSources), limit, way)
  made.set(name, text)
  return { name, text }
}

/** They are long, and pages are read all the time. */
const statementsOf = () => new Map<string, string>()

function pageOf(sources: readonly StreamSource[], limit: number, way: Way): string {
  const stretch = { before, from, limit }
  const newestOf = sources.map((source) => `(${source.ofPerson('k.id', 'k.reach', { ...stretch, limit: 1 })})`)
  const amongAll = way === 'ofAll' ? amongAllOf(sources, limit) : undefined
  const since = { before, from: '(select place from since)', limit }
  const ofPeople = sources.map((source) =>
    ofKind(
      { source, stretch: since },
      `select n.place from latest l cross join lateral (${source.ofPerson('l.id', 'l.reach', since)}) n`,
    ),
  )
  const inGroups = sources.flatMap((source) =>
    source.inGroup === undefined
      ? []
      : ofKind(
          { source, stretch: since },
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

/** What the viewer's people have among the newest of everybody's: common table expressions, and what is asked of them. */
function amongAllOf(sources: readonly StreamSource[], limit: number) {
  const newestOf = ({ kind }: StreamSource) => `of_all_${kind.toLowerCase()}`
  const newest = sources.map(
    (source) => `${newestOf(source)} as materialized (${source.ofAll({ before, from, limit: looksAt })})`,
  )
  // Of those that were not looked at to their end, nothing is known below the last one.
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

const isThere = (person: string) => `(select there.deleted_at is null from accounts there where there.id = ${person})`
