import type { SchoolClass } from '@learntrail/contract/groups/classes'
import { groupJoined } from '@learntrail/contract/groups/events'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { levelOf } from '@learntrail/contract/groups/roles'
import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSchoolTaughtAt, listReaches } from '../../profiles/index.ts'
import type { Actor } from '../actor.rules.ts'
import type { StoredGroup } from '../groups.repository.ts'
import { holdAdministered, readGroup } from '../groups.service.ts'
import { giveMembership } from '../members/give-standing.service.ts'
import { tellMembers } from '../members/members.live.ts'
import { giveNumbers } from '../members/numbers.service.ts'
import { numberKey, readClassLines, whoIsListed } from './class-list.rules.ts'
import * as repository from './classes.repository.ts'

interface Source extends SchoolPermission {
  /**
   * Whose blocks keep people out. A school brings its classes together regardless; a teacher brings in nobody blocked.
   */
  apartFrom: string | null
}

/**
 * Returns the school, and the part of it, whose people may be added to a group: its own school for those who act for
 * it; in a teaching group, the school that vouches for the caller as a teacher. Refuses with SCHOOL_PERMISSION_REQUIRED
 * or GROUP_ADMIN_REQUIRED.
 */
async function sourceOf(platform: Platform, person: Actor, groupId: string): Promise<Source> {
  const { role, schoolId, type } = await readGroup(platform, person, { groupId })
  const source =
    (type === 'teaching' ? await taughtAt(platform, person) : await actedFor(platform, person, schoolId)) ??
    refuse('SCHOOL_PERMISSION_REQUIRED')
  const level = levelOf(role)
  if (level !== 0 && level !== 1) refuse('GROUP_ADMIN_REQUIRED')
  return source
}

async function taughtAt({ db }: Platform, { id }: Actor): Promise<Source | undefined> {
  const school = await findSchoolTaughtAt(db, id)
  return school && { ...school, reach: null, apartFrom: id }
}

async function actedFor({ db }: Platform, { id }: Actor, schoolId: string | null): Promise<Source | undefined> {
  const permitted = (await listReaches(db, id)).find((one) => one.schoolId === schoolId)
  return permitted && { ...permitted, apartFrom: null }
}

export async function listClasses(platform: Platform, person: Actor, groupId: string) {
  const school = await sourceOf(platform, person, groupId)
  return { schoolName: school.schoolName, items: await repository.listClasses(platform.pool, groupId, school) }
}

/**
 * Adds all missing people of these classes, under the group's lock, and returns members from the school's other
 * classes.
 */
export async function addClasses(platform: Platform, person: Actor, groupId: string, classes: readonly SchoolClass[]) {
  const chosen = { groupId, classes, ...(await sourceOf(platform, person, groupId)) }
  return inTransaction(platform.db, async (transaction) => {
    const group = await holdAdministered(transaction, person, groupId)
    const people = await repository.listPeople(transaction, chosen)
    const missing = people.filter(({ isIn }) => !isIn)
    const coming = missing.filter(({ staysOut }) => !staysOut).map(({ id }) => id)
    await bringIn(platform, transaction, person, { group, ids: coming })
    await repository.takeSeats(transaction, groupId, coming)
    return {
      added: coming.length,
      known: people.length - missing.length,
      leftOut: missing.length - coming.length,
      others: await repository.listOthers(transaction, chosen, person.id),
    }
  })
}

/** Returns the pupils of the school that the lines of a class's list mean. */
export async function readClassList(platform: Platform, person: Actor, groupId: string, list: string) {
  const source = await sourceOf(platform, person, groupId)
  const lines = readClassLines(list)
  const numbers = lines.flatMap((line) => line.numbers)
  return whoIsListed(lines, await repository.findPupils(platform.db, { ...source, groupId }, numbers))
}

type OfList = { studentNumber: string; memberNumber: string }

/**
 * Adds the missing ones among these pupils, and gives all of them seat numbers from the list, or else from the school.
 */
export async function addClassList(platform: Platform, person: Actor, groupId: string, people: readonly OfList[]) {
  const source = await sourceOf(platform, person, groupId)
  return inTransaction(platform.db, async (transaction) => {
    const group = await holdAdministered(transaction, person, groupId)
    const seats = new Map(people.map((one) => [numberKey(one.studentNumber), one.memberNumber]))
    const pupils = await repository.findPupils(transaction, { ...source, groupId }, [...seats.keys()])
    const coming = pupils.filter(({ isIn, staysOut }) => !isIn && !staysOut).map(({ id }) => id)
    await bringIn(platform, transaction, person, { group, ids: coming })
    const inside = pupils.filter(({ id, isIn }) => isIn || coming.includes(id))
    const numbers = inside.flatMap(({ id, studentNumber }) => {
      const memberNumber = seats.get(numberKey(studentNumber))
      return memberNumber ? [{ personId: id, memberNumber }] : []
    })
    await giveNumbers(platform, transaction, person, group, numbers)
    await repository.takeSeats(transaction, groupId, coming)
    const known = inside.length - coming.length
    return { added: coming.length, known, leftOut: people.length - coming.length - known }
  })
}

async function bringIn(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { group: { id: groupId, name, memberCount }, ids }: { group: StoredGroup; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return
  if (memberCount + ids.length > groupLimits.members) refuse('GROUP_FULL', { values: { limit: groupLimits.members } })
  const at = platform.clock.now()
  await giveMembership(platform, transaction, groupId, ids, at)
  for (const memberId of ids) {
    const data = { name, personId: memberId }
    await platform.events.record(transaction, groupJoined, { actorId: person.id, subjectId: groupId, data, at })
  }
  await tellMembers(platform, transaction, groupId, ids)
}
