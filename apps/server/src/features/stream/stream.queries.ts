import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { type StreamSource, streamSources } from '../../platform/stream/stream-sources.ts'
import { groupsOf } from '../groups/index.ts'
import { blockedWith, knownTo } from '../people/index.ts'

/** Whoever knows more people is shown what is newest of everybody's, and their people looked for in that. */
const many = 200
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

/**
 * A page of places, newest first, and up to which one the viewer has seen them: viewer, before which place, from which one on. Nothing is written down for a reader when
 * somebody publishes; it is put together when it is read, in one of two ways. Whoever knows few people: the newest of each is
 * one look into an index; only those who have the newest of these can be on the page, and nothing older than the last of
 * them. Whoever knows many: their people are found among the newest of everybody's, as far as that goes; where it does not
 * fill the page, the first way does. Groups add what they have from there on.
 */
export function streamQuery(declared: Declared, limit: number) {
  const sources = declared.of(streamSources)
  const stretch = { before, from, limit }
  const newestOf = sources.map((source) => `(${source.ofPerson('k.id', 'k.reach', { ...stretch, limit: 1 })})`)
  const isThere = (person: string) => `(select there.deleted_at is null from accounts there where there.id = ${person})`
  const windowOf = ({ kind }: StreamSource) => `of_all_${kind.toLowerCase()}`
  const windows = sources.map((source) => {
    const newest = source.ofAll({ ...stretch, limit: looksAt })
    return `${windowOf(source)} as materialized (select newest.* from (${newest}) newest where (select knows_many from whom))`
  })
  // Nothing below the last place of one that was looked at as far as that goes.
  const floors = sources.map(
    (source) =>
      `(select case when count(*) < ${looksAt} then ${from} else min(place::text)::uuid end from ${windowOf(source)})`,
  )
  const found = sources.map(
    (source) => `select w.place, '${source.kind}' as kind, w.owner_id from ${windowOf(source)} w
      join known k on k.id = w.owner_id and w.reach <= k.reach where w.place >= (select place from floor)`,
  )
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
  return {
    name: `stream-${limit}`,
    text: `with known as materialized (
        select people.* from (${knownTo(viewer)}) people where people.id <> all (array(${blockedWith(viewer)}))),
      whom as materialized (select count(*) > ${many} as knows_many from known),
      ${windows.join(', ')},
      floor as materialized (select greatest(${floors.join(', ')}) as place),
      among_all as materialized (
        select * from (select * from (${found.join(' union all ')}) hits order by place desc offset 0) hits
        where ${isThere('hits.owner_id')} ${limitTo(limit)}),
      latest as materialized (
        select * from (
          select k.id, k.reach, greatest(${newestOf.join(', ')}) as place from known k
          where (select count(*) from among_all) < ${limit} order by place desc nulls last offset 0) newest
        where newest.place is not null and ${isThere('newest.id')} ${limitTo(limit)}),
      since as materialized (
        select coalesce((select place from among_all offset ${limit - 1}), (select place from latest offset ${limit - 1}), ${from}) as place)
    select place, kind, (select seen_up_to from stream_marks where person_id = ${viewer}) as "seenUpTo" from (
      select place, kind from among_all where (select count(*) from among_all) = ${limit}
      union all ${[...ofPeople, ...inGroups].join(' union all ')}) page
    order by place desc ${limitTo(limit)}`,
  }
}
