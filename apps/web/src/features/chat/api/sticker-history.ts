import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** Stores the stickers used last, at once in this window. A failed call is ignored, as little is lost. */
export async function keepUsedStickers(queryClient: QueryClient, lastUsedStickers: string[]): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, history: { lastUsedStickers } })
  await call('PATCH /api/v2/users/history', { body: { lastUsedStickers } }).catch(() => undefined)
}
