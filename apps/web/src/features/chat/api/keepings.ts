import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { chatKey } from './chatrooms.ts'

/** Requests to keep messages of a room as a record: those I made and those I am asked about. */
export const keepingsQuery = (roomId: string) =>
  queryOptions({
    queryKey: [...chatKey, 'keepings', roomId],
    queryFn: ({ signal }) => call('POST /api/v2/chatroom/getKeepings', { body: { roomId }, signal }),
    staleTime: 0,
  })

export const askToKeep = (body: { roomId: string; numbers: number[]; clientId: string }) =>
  call('POST /api/v2/chatroom/createKeeping', { body })

export const answerKeeping = (body: { keepingId: string; isAgreed: boolean }) =>
  call('POST /api/v2/chatroom/answerKeeping', { body })

export const readKept = (keepingId: string) => call('POST /api/v2/chatroom/getKeptMessages', { body: { keepingId } })

export const removeKeeping = (keepingId: string) => call('POST /api/v2/chatroom/removeKeeping', { body: { keepingId } })
