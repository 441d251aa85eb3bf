import type { RosterEntry } from '@learntrail/contract/groups/roster'
import type { Pool } from 'pg'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.ts'
import { checkAdministers } from './member-lists.ts'
import { rosterQuery } from './roster.queries.ts'

/** By what an administrator knows the people of a group. */
export async function readRoster(platform: Platform, person: Actor, groupId: string): Promise<RosterEntry[]> {
  await checkAdministers(platform, person, groupId)
  return rosterOf(platform.pool, person.id, groupId)
}

/** The same by person, for what is written of a group; empty for whoever does not administer it. */
export async function findRoster(pool: Pool, viewer: string, groupId: string): Promise<Map<string, RosterEntry>> {
  const entries = await rosterOf(pool, viewer, groupId)
  return new Map(entries.map((entry) => [entry.personId, entry]))
}

const rosterOf = async (pool: Pool, viewer: string, groupId: string) =>
  (await pool.query<RosterEntry>({ ...rosterQuery, values: [viewer, groupId] })).rows
