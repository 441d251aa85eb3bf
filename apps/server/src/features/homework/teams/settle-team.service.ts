import type { Transaction } from '../../../platform/database/index.ts'
import { listWorkers, type StoredHandIn } from '../handing-in/hand-ins.repository.ts'
import * as repository from './teams.repository.ts'

/**
 * Returns the students that a version names: the members of its team to whom the question is given now, or nobody for
 * the work of one student. Before the first version, members who lost the question are released; afterwards they stay
 * with the versions that name them. Deletes the open invitations.
 */
export async function settleTeam(transaction: Transaction, work: StoredHandIn, personId: string): Promise<string[]> {
  if (work.studentId !== null) {
    await repository.deleteInvitationsOf(transaction, work.questionId, [personId])
    return []
  }
  const all = await listWorkers(transaction, work.id)
  const named = await repository.filterGiven(transaction, work.questionId, all)
  if (work.versionCount === 0)
    await repository.releaseFromTeam(
      transaction,
      work.id,
      all.filter((id) => !named.includes(id)),
    )
  for (const id of await repository.findInvited(transaction, work.id))
    await repository.deleteInvitation(transaction, work.id, id)
  return named
}
