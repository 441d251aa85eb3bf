import type { MessageInput } from '@learntrail/contract/chat/message'
import { call, type InputOf } from '../../../api/call.ts'

type Asked = InputOf<'POST /api/v2/chatroom/getChatroomMessage'>['body']

export const listMessages = (body: Asked) => call('POST /api/v2/chatroom/getChatroomMessage', { body })

export const writeMessage = async (body: MessageInput) =>
  (await call('POST /api/v2/chatroom/createChatroomMessage', { body })).message

type Update = InputOf<'POST /api/v2/chatroom/updateChatroomMessage'>['body']

export const updateMessage = async (body: Update) =>
  (await call('POST /api/v2/chatroom/updateChatroomMessage', { body })).message

export const markRead = (body: { roomId: string; number: number }) =>
  call('POST /api/v2/chatroom/readChatroom', { body })
