import type { Calls } from '@learntrail/contract'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { refreshNavigation } from '../../shell/index.ts'

export const chatKey = ['chat']

/** The caller's rooms, latest message first, filtered by part of the name. */
export const chatroomsQuery = (keyword = '') =>
  infiniteQueryOptions({
    queryKey: [...chatKey, 'rooms', keyword],
    queryFn: ({ pageParam, signal }) =>
      call('POST /api/v2/chatroom/getChatroomslist', { body: { keyword, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

/** A room and its members. */
export const chatroomQuery = (roomId: string) =>
  queryOptions({
    queryKey: [...chatKey, 'room', roomId],
    queryFn: ({ signal }) => call('POST /api/v2/chatroom/getChatroomInfo', { body: { roomId }, signal }),
    staleTime: 0,
  })

/** The room of a group; null if it has none. */
export const roomOfGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...chatKey, 'rooms', 'of-group', groupId],
    queryFn: ({ signal }) => call('POST /api/v2/chatroom/getGroupSystemChatroom', { body: { groupId }, signal }),
    staleTime: 0,
  })

/** The rooms of the classes that the caller leads. */
export const teachingRoomsQuery = queryOptions({
  queryKey: [...chatKey, 'rooms', 'teaching'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/rooms', { signal }),
  staleTime: 0,
})

type BodyOf<Name extends keyof Calls> = InputOf<Name> extends { body: infer Body } ? Body : never

export const createChatroom = (body: BodyOf<'POST /api/v2/chatroom/createChatrooms'>) =>
  call('POST /api/v2/chatroom/createChatrooms', { body })

export const updateChatroom = (body: BodyOf<'POST /api/v2/chatroom/updateChatrooms'>) =>
  call('POST /api/v2/chatroom/updateChatrooms', { body })

/** Changes the caller's own settings of a room; allowed without the plan, too. */
export const updateOwnChatroom = (body: BodyOf<'POST /api/v2/chatroom/updateOwnChatroom'>) =>
  call('POST /api/v2/chatroom/updateOwnChatroom', { body })

export const updateGroupChatroom = (body: BodyOf<'POST /api/v2/chatroom/updateGroupChatroom'>) =>
  call('POST /api/v2/chatroom/updateGroupChatroom', { body })

/**
 * Base of the pause in milliseconds, so that not every message in a busy room makes everybody refetch. The pause itself
 * is a random quarter to half of it.
 */
const pauseMs = 2_000
const waiting = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>()

/** Refetches the list of rooms and the unread counts after a pause. Calls during the pause do nothing more. */
export function refreshListSoon(queryClient: QueryClient): void {
  if (waiting.has(queryClient)) return
  const timer = setTimeout(
    () => {
      waiting.delete(queryClient)
      void queryClient.invalidateQueries({ queryKey: [...chatKey, 'rooms'] })
      void refreshNavigation(queryClient)
    },
    pauseMs * (0.25 + Math.random() / 4),
  )
  waiting.set(queryClient, timer)
}

/** Refetches everything about rooms and the unread counts. */
export async function refreshChatrooms(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: chatKey }), refreshNavigation(queryClient)])
}
