import type { RosterEntry } from '@learntrail/contract/groups/roster'
import type { Pool } from 'pg'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.rules.ts'
import { checkAdministers } from './member-lists.service.ts'
import { ownPupilsQuery, rosterQuery } from './roster.queries.ts'

/** Returns the roster of a group for one of its administrators. */
export async function readRoster(platform: Platform, person: Actor, groupId: string): Promise<RosterEntry[]> {
  await checkAdministers(platform, person, groupId)
  return rosterOf(platform.pool, person.id, groupId)
}

/** Returns the pupils of all classes that the person leads, for screens that are about no one class. */
export async function readOwnPupils({ pool }: Platform, { id }: Actor): Promise<RosterEntry[]> {
  return (await pool.query<RosterEntry>({ ...ownPupilsQuery, values: [id] })).rows
}

/** Same, by person, for documents about a group; empty for those who do not administer it. */
export async function findRoster(pool: Pool, viewer: string, groupId: string): Promise<Map<string, RosterEntry>> {
  const entries = await rosterOf(pool, viewer, groupId)
  return new Map(entries.map((entry) => [entry.personId, entry]))
}

const rosterOf = async (pool: Pool, viewer: string, groupId: string) =>
  (await pool.query<RosterEntry>({ ...rosterQuery, values: [viewer, groupId] })).rows
