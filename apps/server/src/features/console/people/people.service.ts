import { reaches, type StaffLevel } from '@learntrail/contract/console/levels'
import type { WholePerson } from '@learntrail/contract/console/people'
import { limits } from '@learntrail/contract/limits'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import type { Placement } from '@learntrail/contract/profiles/placements'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deletedPersonId, findAccount, listSessions, subscriptionOf, waysOf } from '../../accounts/index.ts'
import { readRoom } from '../../files/index.ts'
import { findAges, gradeNameOf, listPlacements, listReaches } from '../../profiles/index.ts'
import { listCasesOf } from '../../reports/index.ts'
import type { PeopleFilter } from './people.queries.ts'
import * as repository from './people.repository.ts'

/** A staff member, with their level. */
export interface StaffActor extends Actor {
  level: StaffLevel | null
}

/** Returns a page of accounts matching a staff search. The audit entry keeps the kind of search, not the name typed. */
export async function listPeople(
  platform: Platform,
  by: Actor,
  { cursor, ...filter }: PeopleFilter & { cursor?: string | undefined },
) {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const { find, ...codes } = filter
  const asked = Object.fromEntries(Object.entries(codes).filter(([, value]) => value !== undefined))
  await audit(platform, platform.db, {
    by,
    act: 'person.found',
    data: { ...(asked as Record<string, string>), ...(find !== undefined && { byName: true }) },
  })
  const page = { before, now: platform.clock.now(), limit: limits.pageSize + 1 }
  return pageOf(await repository.listPeople(platform.pool, filter, page), limits.pageSize, ({ id }) => [id])
}

/** Returns one account and logs that staff looked at it. */
export async function lookAtPerson(platform: Platform, by: StaffActor, id: string): Promise<WholePerson> {
  const person = await readPerson(platform, by, id)
  await audit(platform, platform.db, { by, act: 'person.looked', subject: { type: 'account', id } })
  return person
}

export async function readPerson(platform: Platform, by: StaffActor, id: string): Promise<WholePerson> {
  const now = platform.clock.now()
  const { db, pool } = platform
  const row = id === deletedPersonId ? undefined : await repository.findPerson(pool, id, now)
  const account = row && (await findAccount(db, id))
  if (row === undefined || account === undefined) return refuse('USER_NOT_FOUND')
  const { isAtSchool, hasPassword, grade, ...facts } = row
  const sessions = await listSessions(db, id, now)
  const subscription = await subscriptionOf(platform, account)
  const isJudge = reaches(by.level, 'moderator')
  const isOperator = reaches(by.level, 'operator')
  const isHere = account.deletedAt === null
  const { isUnder18 = false, isGrownUp = true } = (await findAges(db, [id], now)).get(id) ?? {}
  const ways = await waysOf(db, account)
  return {
    ...facts,
    isUnder18,
    gradeName: gradeNameOf(grade),
    ways,
    sessions: sessions.map(({ id, device, address, createdAt, lastSeenAt }) => ({
      id,
      device,
      address,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    isOfSchool: subscription.isOfSchool,
    features: [...subscription.features],
    room: await readRoom(platform, account),
    actsFor: await listReaches(db, id),
    placements: (await listPlacements(db, id)).map(placementOf),
    cases: isJudge ? await listCasesOf(pool, id) : [],
    can: {
      mail: isHere && facts.email !== null && hasPassword,
      givePassword: isHere && facts.email === null && hasPassword && ways.every((way) => way === 'email') && !isGrownUp,
      signOut: sessions.length > 0 && isWithin(by, facts.staffLevel),
      verifyTeacher: isHere && facts.academicRole === 'teacher' && isAtSchool,
      changeAge: isHere && facts.staffLevel === null && (facts.grownUpSince === null || isUnder18),
      changeSchool: isHere && isAtSchool,
      changeLevel: isHere && isOperator && by.id !== id,
      grantPlan: isHere && isOperator,
    },
  }
}

function placementOf({ row, schoolName }: Awaited<ReturnType<typeof listPlacements>>[number]): Placement {
  const { id, schoolId, typedSchoolName, schoolYear, grade, className, from, until } = row
  return {
    id,
    schoolId,
    schoolName: schoolName ?? typedSchoolName,
    schoolYear,
    className,
    from,
    until,
    grade: grade as GradeCode | null,
    gradeName: gradeNameOf(grade),
  }
}

/** Whether the actor's level reaches the other's: nobody ends sessions of staff above them. */
export const isWithin = (by: StaffActor, level: StaffLevel | null): boolean =>
  level === null || reaches(by.level, level)
