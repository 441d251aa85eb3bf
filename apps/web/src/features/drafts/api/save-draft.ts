import type { Draft } from '@learntrail/contract/drafts/drafts'
import { call, type InputOf } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

type SaveBody = InputOf<'PATCH /api/v2/portfolios/drafts/:id'>['body']

/** The contents of a draft, without the window that saves it, the save number and the version. */
export type DraftBody = Omit<SaveBody, 'writer' | 'save' | 'version'>

export type Writing = Pick<SaveBody, 'writer' | 'save'>

export function saveDraft(id: string, body: SaveBody, isClosing = false): Promise<Draft> {
  return call('PATCH /api/v2/portfolios/drafts/:id', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })
}
