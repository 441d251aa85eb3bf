import type { Transaction } from '../../../platform/database/index.ts'
import { deleteGiven } from '../catalogue/codes.repository.ts'
import { deleteDetails, updateApplication } from './applications.repository.ts'
import { forgetSecret } from './consents.repository.ts'

/** Nothing about a person is left of an application, nor its code, nor the way in of its guardian: only what it was for. */
export async function eraseDetails(transaction: Transaction, applicationId: string, at: Date): Promise<void> {
  await deleteDetails(transaction, applicationId)
  await deleteGiven(transaction, applicationId)
  await forgetSecret(transaction, applicationId)
  await updateApplication(transaction, applicationId, { erasedAt: at })
}
