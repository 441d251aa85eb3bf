import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reader } from '../eportfolio.policy.ts'
import { reachOwnEPortfolio } from '../reach-eportfolio.policy.ts'
import { readEPortfolio } from '../read-eportfolio.queries.ts'
import { makeFormJob } from './export.jobs.ts'
import * as repository from './export.repository.ts'

/**
 * Refuses with EXPORTS_WAITING when the person has too many; their exports are made one by one, so more would only
 * wait.
 */
export async function refuseTooMany(transaction: Transaction, ownerId: string): Promise<void> {
  if ((await repository.countWaiting(transaction, ownerId)) < ePortfolioLimits.exportsWaiting) return
  refuse('EXPORTS_WAITING', { values: { limit: ePortfolioLimits.exportsWaiting }, retryAfter: 30 })
}

/** Queues the forms of a version. */
export async function askForForms(
  platform: Platform,
  transaction: Transaction,
  person: string,
  { id, number }: repository.VersionKey,
  forms: readonly { type: FormType }[],
): Promise<void> {
  for (const { type } of forms) {
    await platform.jobs.enqueue(transaction, makeFormJob, { id, version: number, type }, { person })
  }
}

/** Makes another form of an exported e-portfolio, or retries a failed one. A finished or pending form is left alone. */
export async function makeFurtherForm(
  platform: Platform,
  person: Reader,
  id: string,
  { type, version: number }: { type: FormType; version?: number | undefined },
): Promise<EPortfolio> {
  const { kind } = await reachOwnEPortfolio(platform, person, id)
  if (kind === 'uploaded') refuse('EPORTFOLIO_UPLOADED')
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdEPortfolio(transaction, person.id, id)) ?? refuse('EPORTFOLIO_NOT_FOUND')
    const key = { id, version: number ?? held.version, type }
    const versions = await repository.listVersions(transaction, id)
    if (!versions.some((one) => one.number === key.version)) refuse('EPORTFOLIO_VERSION_NOT_FOUND')
    const forms = await repository.listForms(transaction, id)
    const form = forms.find((one) => one.version === key.version && one.type === type)
    if (form !== undefined && form.state !== 'failed') return
    await refuseTooMany(transaction, person.id)
    await repository.askForForm(transaction, key, platform.clock.now())
    await platform.jobs.enqueue(transaction, makeFormJob, key, { person: person.id })
  })
  return readEPortfolio(platform, person, id)
}
