import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import type { Guide, GuideWriting } from '@learntrail/contract/guides/guides'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

export function saveGuide(
  kind: GuideKind,
  base: string | null,
  writing: GuideWriting,
  isClosing: boolean,
): Promise<Guide> {
  const body = { ...writing, kind, base }
  return call('PUT /api/v2/guide/guide-portfolio', { body, keepalive: outlivesPage(body, isClosing) })
}
