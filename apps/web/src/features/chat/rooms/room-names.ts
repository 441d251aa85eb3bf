import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { messageTypes } from '@learntrail/contract/chat/facts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNameOf } from '../../../ui/known-people.ts'

/** Returns a function that names a room; a direct room has the other person's name. */
export function useRoomName() {
  const { t } = useTranslation('chat')
  const personName = useNameOf()
  return ({ type, name, other }: Pick<Chatroom, 'type' | 'name' | 'other'>) =>
    type !== 'direct' ? name : other && !other.isDeleted ? personName(other) : t('someoneGone')
}

const kinds = {
  [messageTypes.record]: 'record',
  [messageTypes.photo]: 'photo',
  [messageTypes.video]: 'video',
  [messageTypes.emotion]: 'emotion',
  [messageTypes.sticker]: 'sticker',
  [messageTypes.file]: 'file',
  [messageTypes.deleted]: 'deleted',
} as const

/** Returns a function that puts a message into one line. */
export function useMessageLine() {
  const { t } = useTranslation('chat')
  return (message: Said) => messageLine(t, message)
}

type Said = { type: number; text: string }

export function messageLine(t: TFunction<'chat'>, { type, text }: Said): string {
  if (text !== '') return text
  const kind = kinds[type as keyof typeof kinds]
  return kind === undefined ? t('line.notice') : t(`line.${kind}`)
}
