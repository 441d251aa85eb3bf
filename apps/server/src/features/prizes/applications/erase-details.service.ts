import type { Transaction } from '../../../platform/database/index.ts'
import { deleteGiven } from '../catalogue/codes.repository.ts'
import { deleteDetails, updateApplication } from './applications.repository.ts'
import { forgetSecret } from './consents.repository.ts'

/** Deletes all personal details of an application, its code and the guardian's link; what it was for stays. */
export async function eraseDetails(transaction: Transaction, applicationId: string, at: Date): Promise<void> {
  await deleteDetails(transaction, applicationId)
  await deleteGiven(transaction, applicationId)
  await forgetSecret(transaction, applicationId)
  await updateApplication(transaction, applicationId, { erasedAt: at })
}
