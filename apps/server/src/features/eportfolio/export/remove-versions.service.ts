import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteUnusedFiles } from '../../files/index.ts'
import * as repository from './export.repository.ts'

/** Deletes versions with their forms, and files that nothing else uses. The caller has locked the e-portfolio. */
export async function removeVersions(
  platform: Platform,
  transaction: Transaction,
  { id, ownerId }: Pick<repository.EPortfolioData, 'id' | 'ownerId'>,
  versions: readonly repository.VersionData[],
): Promise<void> {
  if (versions.length === 0) return
  const numbers = versions.map(({ number }) => number)
  const forms = await repository.listForms(transaction, id)
  const made = forms.filter(({ version }) => numbers.includes(version)).flatMap(({ fileId }) => fileId ?? [])
  await repository.deleteVersions(transaction, id, numbers)
  await deleteUnusedFiles(platform, transaction, ownerId, [...made, ...versions.flatMap(({ fileIds }) => fileIds)])
}
