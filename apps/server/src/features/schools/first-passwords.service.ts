import type { PasswordGiver } from '@learntrail/contract/accounts/password-givers'
import { isClass, levelOf } from '@learntrail/contract/groups/roles'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import type { Person } from '../../platform/access/person.ts'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { giveDefaultPassword, newFirstPassword } from '../accounts/index.ts'
import { isMemberOf, readGroup } from '../groups/index.ts'
import { findAges, findListedPeople, findSchoolTaughtAt, type ListedPerson } from '../profiles/index.ts'
import { checkPermitted } from './permitted.policy.ts'

interface Giving {
  by: Actor
  as: PasswordGiver
  ids: readonly string[]
  reason: string
  /** Refuses people whom the giver may not help. */
  check: (transaction: Transaction, known: ListedPerson) => Promise<void>
}

/**
 * Makes new first passwords for all of these people or none; each is told once, to the person who hands it on. Refuses
 * grown-ups (ACCOUNT_OF_GROWN_UP).
 */
async function give(platform: Platform, { by, as, ids, reason, check }: Giving): Promise<{ items: FirstPassword[] }> {
  const made = await Promise.all(ids.map(async (id) => ({ id, ...(await newFirstPassword()) })))
  const items = await inTransaction(platform.db, async (transaction) => {
    const listed = await findListedPeople(transaction, ids)
    const ages = await findAges(transaction, ids, platform.clock.now())
    const given = new Map<string, FirstPassword>()
    // In a fixed order, so that two callers do not deadlock.
    for (const { id, password, hash } of made.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const known = listed.get(id) ?? refuse('USER_NOT_FOUND')
      await check(transaction, known)
      if (ages.get(id)?.isGrownUp !== false) refuse('ACCOUNT_OF_GROWN_UP')
      const actorId = as === 'support' ? null : by.id
      const username = await giveDefaultPassword(platform, transaction, { accountId: id, hash, as, actorId })
      const subject = { type: 'account', id } as const
      await audit(platform, transaction, { by, act: 'person.password_given', subject, reason, data: { as } })
      const { schoolName, fullName, grade, className, seatNumber, studentNumber } = known
      given.set(id, { username, password, schoolName, fullName, grade, className, seatNumber, studentNumber })
    }
    return ids.flatMap((id) => given.get(id) ?? [])
  })
  return { items }
}

type Reasoned = { by: Actor; reason: string }

/** Gives a pupil a password: for a verified teacher of the pupil's school who administers a class of the pupil. */
export async function giveToMember(
  platform: Platform,
  person: Person,
  { groupId, personId, ...giving }: Reasoned & { groupId: string; personId: string },
) {
  const group = await readGroup(platform, person, { groupId })
  const level = levelOf(group.role)
  if (level !== 0 && level !== 1) refuse('GROUP_ADMIN_REQUIRED')
  return give(platform, {
    ...giving,
    as: 'teacher',
    ids: [personId],
    check: async (transaction, { id, schoolId }) => {
      if (!(await isMemberOf(transaction, id, groupId))) refuse('USER_NOT_FOUND')
      const taughtAt = await findSchoolTaughtAt(transaction, person.id)
      if (!isClass(group) || taughtAt?.schoolId !== schoolId) refuse('TEACHER_OF_SCHOOL_REQUIRED')
    },
  })
}

export async function giveToSchool(
  platform: Platform,
  { schoolId, personIds, ...giving }: Reasoned & { schoolId: string; personIds: readonly string[] },
) {
  await checkPermitted(platform.db, giving.by.id, schoolId)
  return give(platform, {
    ...giving,
    as: 'school',
    ids: personIds,
    check: async (_transaction, known) => {
      if (known.schoolId !== schoolId) refuse('USER_NOT_FOUND')
    },
  })
}

export async function giveAsSupport(platform: Platform, { personId, ...giving }: Reasoned & { personId: string }) {
  return give(platform, { ...giving, as: 'support', ids: [personId], check: async () => undefined })
}
