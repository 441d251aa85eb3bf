import type { Draft } from '@learntrail/contract/posts/drafts'
import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

type SaveBody = InputOf<'PATCH /api/v2/portfolios/drafts/:id'>['body']
/** All of a draft but who saves it and on which version. */
export type DraftBody = Omit<SaveBody, 'writer' | 'save' | 'version'>
export type Writing = Pick<SaveBody, 'writer' | 'save'>

export const draftsQuery = queryOptions({
  queryKey: ['posts', 'drafts'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/drafts', { query: { isBulletin: 'false' }, signal }),
  staleTime: 0,
})

export const readDraft = (id: string) => call('GET /api/v2/portfolios/drafts/:id', { params: { id } })
export const discardDraft = (id: string) => call('DELETE /api/v2/portfolios/drafts/:id', { params: { id } })

export function createDraft(body: DraftBody & Writing & { clientId: string }, isClosing = false): Promise<Draft> {
  return call('POST /api/v2/portfolios/drafts', { body, keepalive: outlivesPage(body, isClosing) })
}

export function saveDraft(id: string, body: SaveBody, isClosing = false): Promise<Draft> {
  return call('PATCH /api/v2/portfolios/drafts/:id', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })
}
