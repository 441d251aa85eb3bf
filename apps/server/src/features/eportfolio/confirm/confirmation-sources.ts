import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import type { Pool } from 'pg'
import { kindOf } from '../../../platform/declared.ts'

/** What codes on documents lead to; codes are made by `newConfirmationCode`, and no two are the same. */
export interface ConfirmationSource {
  find(pool: Pool, code: string): Promise<Confirmation | undefined>
}

export const confirmationSources = kindOf<ConfirmationSource>('what codes confirm')
