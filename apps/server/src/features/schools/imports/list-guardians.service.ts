import type { Actor } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countUninvited, inviteGuardian } from '../../guardians/index.ts'
import { type AccountImport, type FilePerson, findAges, isYoungIn, type Listed } from '../../profiles/index.ts'

/** Returns the pupils with guardians who count as under 18; grown-ups have no guardians. */
async function youngOf({ db, clock }: Platform, people: readonly Listed[]): Promise<Listed[]> {
  const guarded = people.filter(({ person }) => person.guardians.length > 0)
  const ids = guarded.map(({ accountId }) => accountId)
  const ages = await findAges(db, ids, clock.now())
  return guarded.filter(({ accountId }) => ages.get(accountId)?.isGrownUp === false)
}

const addressesOf = ({ accountId, person }: Listed) =>
  person.guardians.map(({ name, email }) => ({ childId: accountId, name, email }))

const guardiansOf = ({ grade, guardians }: FilePerson) => (isYoungIn(grade) ? guardians.length : 0)

/** Counts the guardians whom a list would invite. */
export async function countListed(platform: Platform, { present, added }: AccountImport): Promise<number> {
  const known = (await youngOf(platform, present)).flatMap(addressesOf)
  const students = added.filter(({ academicRole }) => academicRole === 'student')
  return (await countUninvited(platform, known)) + students.reduce((sum, person) => sum + guardiansOf(person), 0)
}

/**
 * Mails invitations to the guardians in a list, each in its own transaction: a crash leaves whole invitations, and
 * nobody is invited twice. Returns how many were invited, and how many are left for another day because of the mail
 * limit.
 */
export async function inviteListed(platform: Platform, by: Pick<Actor, 'id'>, people: readonly Listed[]) {
  let invited = 0
  let left = 0
  for (const one of await youngOf(platform, people)) {
    const { schoolId } = one.person
    const given = { inviter: 'school' as const, invitedBy: by.id, groupId: null, schoolId, locale: 'tw' as const }
    for (const address of addressesOf(one)) {
      try {
        const made = await inTransaction(platform.db, (transaction) =>
          inviteGuardian(platform, transaction, { ...address, ...given }),
        )
        if (made !== null) invited += 1
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'GUARDIAN_MAIL_LIMIT_REACHED')) throw error
        left += 1
      }
    }
  }
  return { invited, left }
}
