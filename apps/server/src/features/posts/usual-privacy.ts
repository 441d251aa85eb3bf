import { type Privacy, privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import type { Transaction } from '../../platform/database/index.ts'
import { changeChosen } from '../profiles/index.ts'

/** The next record begins with it. A group is chosen for each record anew. */
export async function rememberPrivacy(transaction: Transaction, ownerId: string, privacy: number): Promise<void> {
  const postPrivacy = privacy as Privacy
  if (postPrivacy === privacyCodes.group) return
  await changeChosen(transaction, ownerId, () => ({ postPrivacy }))
}
