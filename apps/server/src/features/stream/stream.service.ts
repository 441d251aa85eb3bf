import { streamLimits } from '@learntrail/contract/stream/limits'
import type { StreamItem, StreamPage } from '@learntrail/contract/stream/stream'
import type { Person } from '../../platform/access/person.ts'
import { firstIdOf } from '../../platform/ids/ids.ts'
import type { Written } from '../../platform/json/json-text.ts'
import { firstId, idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { streamSourceOf } from '../../platform/stream/stream-sources.ts'
import * as repository from './stream.repository.ts'

/** A page of what friends, people whom one follows and groups publish, newest first. */
export async function readStream(
  platform: Platform,
  person: Person,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Written<StreamPage>> {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await repository.listPlaces(platform, person.id, { before, from: firstId, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ place }) => [place])
  return { items: await readItems(platform, person, items), nextCursor, seenUpTo: rows[0]?.seenUpTo ?? null }
}

/** What stands at these places; what has just gone is left out. */
async function readItems(platform: Platform, person: Person, rows: repository.PlaceRow[]) {
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)]
  const read = await Promise.all(
    byKind.map(([kind, those]) =>
      streamSourceOf(platform.declared, kind)?.read(
        platform,
        person,
        those.map(({ place }) => place),
      ),
    ),
  )
  const items = new Map<string, Written<StreamItem>>(read.flatMap((found) => [...(found ?? [])]))
  return rows.flatMap(({ place }) => items.get(place) ?? [])
}

/** How many stand above a place, or above where they have seen it up to; as many as are counted and no more. */
export async function countNew(platform: Platform, person: Person, above: string | undefined) {
  const [hasSources, seenUpTo] = await Promise.all([
    repository.hasSources(platform.pool, person.id),
    above ?? repository.findSeen(platform.pool, person.id),
  ])
  if (!hasSources) return { count: 0, hasSources }
  const from = seenUpTo ?? firstId
  // One more, as the place itself is among them.
  const limit = streamLimits.counted + 1
  const rows = await repository.listPlaces(platform, person.id, { before: lastId, from, limit })
  const count = Math.min(rows.filter(({ place }) => place !== from).length, streamLimits.counted)
  return { count, hasSources }
}

/** Nobody has seen what is still to be published. */
export async function markSeen({ db, clock }: Platform, person: Person, upTo: string) {
  const next = firstIdOf(new Date(clock.now().getTime() + 1))
  return { seenUpTo: await repository.moveSeen(db, person.id, upTo < next ? upTo : next) }
}
