import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { call } from '../../../api/call.ts'

/** Sent again with the same `clientId` it answers what is already there. */
export const exportEPortfolio = (body: { clientId: string; draftId: string; type: FormType }) =>
  call('POST /api/v2/ePortfolio', { body })
