import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import { call } from '../../../api/call.ts'

export function removeGuide(kind: GuideKind) {
  return call('DELETE /api/v2/guide/guide-portfolio', { query: { kind } })
}
