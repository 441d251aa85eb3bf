import { bulletinDurations, bulletinLimits } from '@learntrail/contract/bulletins/limits'
import { remindersOf } from '../../platform/clock/reminders.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Actor } from './reach-bulletin.policy.ts'
import { toldQuery, unsignedQuery } from './teaching.queries.ts'

interface Listed {
  id: string
  title: string
  group: { id: string; name: string }
  appearsAt: Date
}
type Unsigned = Listed & { remindedAt: Date | null; counts: { members: number; signed: number } }

const limits = bulletinLimits.forTeacher

/** Returns the bulletins in the person's classes that lack signatures, and those their schools' groups published. */
export async function listTeachingBulletins({ pool, clock }: Platform, { id }: Actor) {
  const now = clock.now()
  const values = [id, new Date(now.getTime() - bulletinDurations.forTeacher)]
  const unsigned = await pool.query<Unsigned>({ ...unsignedQuery(limits.unsigned), values })
  const told = await pool.query<Listed & { isUnread: boolean }>({ ...toldQuery(limits.told), values })
  return {
    unsigned: unsigned.rows.map(({ appearsAt, remindedAt, counts: { members, signed }, ...bulletin }) => ({
      ...bulletin,
      appearsAt: appearsAt.toISOString(),
      members,
      signed,
      ...remindersOf(remindedAt, now, bulletinDurations.reminderPause),
    })),
    told: told.rows.map(({ appearsAt, ...bulletin }) => ({ ...bulletin, appearsAt: appearsAt.toISOString() })),
  }
}
