import type { StreamItem } from '@learntrail/contract/stream/stream'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Database, quickRead } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import { groupsOf } from '../groups/index.ts'
import { knownTo } from '../people/index.ts'
import { streamQuery } from './stream.queries.ts'
import { streamMarks } from './stream.tables.ts'
import { notePeopleKnown, wayFor } from './way-for.memory.ts'

export interface PlaceRow {
  place: string
  kind: StreamItem['kind']
  /** Null if they have not seen the stream yet. */
  seenUpTo: string | null
  /** The number of friends and followed people. */
  peopleKnown: number
}

interface Asked {
  pool: Pool
  declared: Declared
}

/** Lists the newest places in [`from`, `before`). */
export async function listPlaces(
  { pool, declared }: Asked,
  viewer: string,
  { before, from, limit }: { before: string; from: string; limit: number },
): Promise<PlaceRow[]> {
  const statement = streamQuery(declared, limit, wayFor(pool, viewer))
  const { rows } = await quickRead<PlaceRow>(pool, { ...statement, values: [viewer, before, from] })
  if (rows[0]) notePeopleKnown(pool, viewer, rows[0].peopleKnown)
  return rows
}

const seenQuery = {
  name: 'stream-seen',
  text: 'select seen_up_to as "seenUpTo" from stream_marks where person_id = $1',
}

/** Returns the place up to which a person has seen their stream; null if they have not seen it yet. */
export async function findSeen(pool: Pool, personId: string): Promise<string | null> {
  const { rows } = await quickRead<{ seenUpTo: string }>(pool, { ...seenQuery, values: [personId] })
  return rows[0]?.seenUpTo ?? null
}

const sourcesQuery = {
  name: 'stream-sources',
  text: `select exists (${knownTo('$1')}) or exists (select from ${groupsOf('$1')} own) as "hasSources"`,
}

export async function hasSources(pool: Pool, viewer: string): Promise<boolean> {
  const { rows } = await quickRead<{ hasSources: boolean }>(pool, { ...sourcesQuery, values: [viewer] })
  return rows[0]?.hasSources ?? false
}

/** Moves the mark forward and returns it: of two devices that report at once, the later place wins. */
export async function moveSeen(db: Database, personId: string, upTo: string): Promise<string> {
  const [kept] = await db
    .insert(streamMarks)
    .values({ personId, seenUpTo: upTo })
    .onConflictDoUpdate({
      target: streamMarks.personId,
      set: { seenUpTo: sql`greatest(${streamMarks.seenUpTo}, excluded.seen_up_to)` },
    })
    .returning({ seenUpTo: streamMarks.seenUpTo })
  return kept?.seenUpTo ?? upTo
}
