import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmationSources } from './confirmation-sources.kind.ts'
import { isWithdrawn } from './withdrawn.repository.ts'

/**
 * Returns what a document's code confirms to a person who holds the document, even if it is private: nothing beyond
 * what is printed, and no name if the owner hides it or has gone.
 */
export async function confirmDocument({ declared, pool }: Platform, code: string): Promise<Confirmation> {
  for (const { find } of declared.of(confirmationSources)) {
    const found = await find(pool, code)
    if (found !== undefined) return found
  }
  // A code of a deleted account's document is reported as withdrawn, instead of looking wrong.
  return refuse((await isWithdrawn(pool, code)) ? 'CONFIRMATION_WITHDRAWN' : 'CONFIRMATION_NOT_FOUND')
}
