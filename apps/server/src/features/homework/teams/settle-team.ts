import type { Transaction } from '../../../platform/database/index.ts'
import { listWorkers, type StoredHandIn } from '../handing-in/hand-ins.repository.ts'
import * as repository from './teams.repository.ts'

/**
 * Whom work that is handed in names: those of its team who have the question now, nobody for one alone. Whoever lost it
 * before anything was handed in is let go of; afterwards they stay with what names them. Nobody is invited any more.
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
