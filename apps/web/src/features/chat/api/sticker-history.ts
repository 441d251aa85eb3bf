import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** The stickers used last, at once on this page; where the server does not hear of it, nothing is lost. */
export async function keepUsedStickers(queryClient: QueryClient, lastUsedStickers: string[]): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, history: { lastUsedStickers } })
  await call('PATCH /api/v2/users/history', { body: { lastUsedStickers } }).catch(() => undefined)
}
