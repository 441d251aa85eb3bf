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

/** Returns a page of what friends, followed people and groups publish, newest first. */
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

/** Reads the things at these places; leaves out those just deleted. */
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

/** Counts the things above a place, or above the person's mark, up to `streamLimits.counted`. */
export async function countNew(platform: Platform, person: Person, above: string | undefined) {
  const [hasSources, seenUpTo] = await Promise.all([
    repository.hasSources(platform.pool, person.id),
    above ?? repository.findSeen(platform.pool, person.id),
  ])
  if (!hasSources) return { count: 0, hasSources }
  const from = seenUpTo ?? firstId
  // One more, since the place itself is included.
  const limit = streamLimits.counted + 1
  const rows = await repository.listPlaces(platform, person.id, { before: lastId, from, limit })
  const count = Math.min(rows.filter(({ place }) => place !== from).length, streamLimits.counted)
  return { count, hasSources }
}

/** Moves the person's mark; never beyond the present, since nobody has seen what is still to be published. */
export async function markSeen({ db, clock }: Platform, person: Person, upTo: string) {
  const next = firstIdOf(new Date(clock.now().getTime() + 1))
  return { seenUpTo: await repository.moveSeen(db, person.id, upTo < next ? upTo : next) }
}
