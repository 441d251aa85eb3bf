import type { SharedInput, SharedRecord } from '@learntrail/contract/posts/shared-record'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

export const saveShared = (id: string, body: SharedInput, isClosing: boolean): Promise<SharedRecord> =>
  call('PUT /api/v2/portfolios/shared/:id', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })
