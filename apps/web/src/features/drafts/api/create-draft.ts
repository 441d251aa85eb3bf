import type { Draft } from '@learntrail/contract/drafts/drafts'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'
import type { DraftBody, Writing } from './save-draft.ts'

export function createDraft(body: DraftBody & Writing & { clientId: string }, isClosing = false): Promise<Draft> {
  return call('POST /api/v2/portfolios/drafts', { body, keepalive: outlivesPage(body, isClosing) })
}
