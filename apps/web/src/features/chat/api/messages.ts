import type { MessageInput } from '@learntrail/contract/chat/message'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { chatKey } from './chatrooms.ts'

type Asked = InputOf<'POST /api/v2/chatroom/getChatroomMessage'>['body']

export const listMessages = (body: Asked) => call('POST /api/v2/chatroom/getChatroomMessage', { body })

export const writeMessage = async (body: MessageInput) =>
  (await call('POST /api/v2/chatroom/createChatroomMessage', { body })).message

type Update = InputOf<'POST /api/v2/chatroom/updateChatroomMessage'>['body']

export const updateMessage = async (body: Update) =>
  (await call('POST /api/v2/chatroom/updateChatroomMessage', { body })).message

export const markRead = (body: { roomId: string; number: number }) =>
  call('POST /api/v2/chatroom/readChatroom', { body })

export const forwardMessage = (body: InputOf<'POST /api/v2/chatroom/forwardChatroomMessage'>['body']) =>
  call('POST /api/v2/chatroom/forwardChatroomMessage', { body })

/** Messages of a room that contain the keyword. */
export const foundMessagesQuery = (roomId: string, keyword: string) =>
  infiniteQueryOptions({
    queryKey: [...chatKey, 'found', roomId, keyword],
    queryFn: ({ pageParam, signal }) =>
      call('POST /api/v2/chatroom/searchChatroomMessage', {
        body: { roomId, keyword, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

export const pinnedQuery = (roomId: string) =>
  queryOptions({
    queryKey: [...chatKey, 'pinned', roomId],
    queryFn: ({ signal }) => call('POST /api/v2/chatroom/getPinnedChatroomMessage', { body: { roomId }, signal }),
    staleTime: 0,
  })

/** Files sent in a room, newest first. */
export const chatroomFilesQuery = (roomId: string) =>
  infiniteQueryOptions({
    queryKey: [...chatKey, 'files', roomId],
    queryFn: ({ pageParam, signal }) =>
      call('POST /api/v2/chatroom/getChatroomFiles', { body: { roomId, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
