import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import type { Pool } from 'pg'
import { kindOf } from '../../../platform/declared.ts'

/**
 * Looks up a code printed on a document; all codes come from `newConfirmationCode`, so they are unique across sources.
 */
export interface ConfirmationSource {
  find(pool: Pool, code: string): Promise<Confirmation | undefined>
}

export const confirmationSources = kindOf<ConfirmationSource>('what codes confirm')
