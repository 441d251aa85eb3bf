import type { Summary } from '@learntrail/contract/eportfolio/summaries'
import { call } from '../../../api/call.ts'

export const saveSummary = (id: string, summary: string): Promise<Summary> =>
  call('PATCH /api/v2/ePortfolio/:id/summary', { params: { id }, body: { summary } })
