import type { Summary } from '@learntrail/contract/eportfolio/summaries'
import { call } from '../../../api/call.ts'

export const draftSummary = (id: string, summary: string): Promise<Summary> =>
  call('PATCH /api/v2/ePortfolio/:id/summary/draft', { params: { id }, body: { summary } })
