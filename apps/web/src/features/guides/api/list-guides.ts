import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import type { Guide } from '@learntrail/contract/guides/guides'
import { call } from '../../../api/call.ts'

export async function readGuide(kind: GuideKind): Promise<Guide | null> {
  const { items } = await call('GET /api/v2/guide/guide-portfolio')
  return items.find((guide) => guide.kind === kind) ?? null
}
