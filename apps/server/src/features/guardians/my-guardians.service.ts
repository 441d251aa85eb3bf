import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from '../accounts/index.ts'
import { findAges } from '../profiles/index.ts'
import * as repository from './guardians.repository.ts'
import { endGuardianship } from './guardians.service.ts'
import { inviteGuardian, tellOfGuardians } from './invite.service.ts'

type Actor = Pick<Person, 'id'>

async function mayRemove({ db, clock }: Platform, { id }: Actor): Promise<boolean> {
  const age = (await findAges(db, [id], clock.now())).get(id)
  return age?.isGrownUp === true && !age.isUnder18
}

export async function listMine(platform: Platform, person: Actor) {
  const mine = await repository.findOfChild(platform.pool, person.id, platform.clock.now())
  return { ...mine, mayRemove: await mayRemove(platform, person) }
}

export async function inviteMine(platform: Platform, person: Actor, given: { name: string; email: string | null }) {
  const locale = (await findAccount(platform.db, person.id))?.locale ?? 'tw'
  const by = { childId: person.id, inviter: 'pupil' as const, invitedBy: person.id, groupId: null, locale }
  const made = await inTransaction(platform.db, (transaction) =>
    inviteGuardian(platform, transaction, { ...given, ...by }),
  )
  if (made !== null) return { invitation: made.invitation, token: given.email === null ? made.token : null }
  // An address invited a moment ago is not invited again; its open invitation is returned.
  const { invitations } = await repository.findOfChild(platform.pool, person.id, platform.clock.now())
  const known = invitations.find(({ email }) => email?.toLowerCase() === given.email?.toLowerCase())
  return { invitation: known ?? refuse('GUARDIAN_KNOWN'), token: null }
}

export async function takeMineBack(platform: Platform, person: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    if (await repository.deleteInvitation(transaction, person.id, id))
      await tellOfGuardians(platform, transaction, person.id)
  })
}

/**
 * Ends a guardianship of the person's own. Refuses with GUARDIAN_STAYS unless the person is certainly an adult; others
 * ask their teacher or the guardian.
 */
export async function removeMine(platform: Platform, person: Actor, id: string): Promise<void> {
  const may = await mayRemove(platform, person)
  await inTransaction(platform.db, async (transaction) => {
    if ((await repository.findGuardianship(transaction, id, person.id)) === undefined) refuse('GUARDIAN_NOT_FOUND')
    if (!may) refuse('GUARDIAN_STAYS')
    await endGuardianship(platform, transaction, { guardianId: id, childId: person.id, by: person.id })
  })
}
