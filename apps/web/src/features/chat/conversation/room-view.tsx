import type { Chatroom, ChatroomMember } from '@learntrail/contract/chat/chatroom'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { refreshChatrooms, updateOwnChatroom } from '../api/chatrooms.ts'
import { updateMessage } from '../api/messages.ts'
import { connection } from '../talk/connection.ts'
import { createConversation } from '../talk/conversation.ts'
import { outboxOf } from '../talk/outbox.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { type MessageActions, MessageView } from './message-view.tsx'
import css from './room-view.module.css'
import { WaitingMessages } from './waiting-messages.tsx'

interface RoomViewProps {
  room: Chatroom
  people: readonly ChatroomMember[]
  me: string
}

/** A room: its messages, and where one writes; the `key` is the room. */
export function RoomView({ room, people, me }: RoomViewProps) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [parameters] = useSearchParams()
  const at = Number(parameters.get('at')) || undefined
  const roomId = room.id
  const outbox = outboxOf(me)
  const conversation = useMemo(() => createConversation({ roomId, me, connection, outbox }), [roomId, me, outbox])
  const talk = useWatched(conversation)
  const waiting = useWatched(outbox).waiting.filter((one) => one.roomId === roomId)
  const [answers, setAnswers] = useState<ChatroomMessage | null>(null)

  useEffect(() => {
    void conversation.begin(at)
    return () => conversation.close()
  }, [conversation, at])

  const change = (body: Parameters<typeof updateMessage>[0]) =>
    updateMessage(body).then(conversation.put, (error: unknown) => toast(sentence(error)))
  const actions: MessageActions = {
    answer: setAnswers,
    react: ({ number }, emotion) => void change({ roomId, number, action: 'react', emotion }),
    remove: ({ number }) => void change({ roomId, number, action: 'delete' }),
    pin: ({ number, isPinned }) => void change({ roomId, number, action: 'pin', isPinned: !isPinned }),
  }
  const answer = (isAccepted: boolean) =>
    updateOwnChatroom({ roomId, action: 'answer', isAccepted }).then(
      () => refreshChatrooms(queryClient),
      (error: unknown) => toast(sentence(error)),
    )

  const byNumber = new Map(talk.messages.map((message) => [message.number, message]))
  const others = people.filter(({ person }) => person.id !== me)
  const readersOf = (number: number) =>
    others.filter(({ person, readNumber }) => Math.max(readNumber, talk.reads.get(person.id) ?? 0) >= number).length
  const leads = people.some(({ person, isAdministrator }) => person.id === me && isAdministrator)
  const typing = people.filter(({ person }) => talk.typing.includes(person.id)).map(({ person }) => person.displayName)

  if (talk.error !== null && talk.messages.length === 0)
    return <FailedState error={talk.error} onRetry={() => void conversation.begin(at)} isRetrying={talk.isLoading} />
  if (talk.isLoading && talk.messages.length === 0) {
    return (
      <Loading>
        <div className={css.bones}>
          <SkeletonLines lines={6} />
        </div>
      </Loading>
    )
  }

  return (
    <div className={css.room}>
      <MessageList
        conversation={conversation}
        talk={talk}
        at={at}
        renderMessage={(message, isFirst) => (
          <MessageView
            message={message}
            me={me}
            isFirst={isFirst}
            answered={message.replyTo === null ? undefined : byNumber.get(message.replyTo)}
            readers={readersOf(message.number)}
            canWrite={room.can.write}
            canPin={room.can.write && (room.type === 'direct' || leads)}
            actions={actions}
          />
        )}
      >
        <WaitingMessages waiting={waiting} outbox={outbox} />
      </MessageList>
      <div>
        <p className={css.typing} aria-live="off">
          {typing.length > 0 ? t('typing', { names: typing.slice(0, 3).join('、') }) : ''}
        </p>
        {room.can.write ? (
          <Composer
            roomId={roomId}
            answers={answers}
            onAnswered={() => setAnswers(null)}
            onTyped={conversation.typed}
            onSend={(message) => void outbox.put(message)}
          />
        ) : (
          <div className={css.closed}>
            <p>{t(whyOf(room))}</p>
            {room.can.answer ? (
              <div className={css.answer}>
                <Button look="line" onClick={() => void answer(false)}>
                  {t('contact.decline')}
                </Button>
                <Button onClick={() => void answer(true)}>{t('contact.accept')}</Button>
              </div>
            ) : null}
          </div>
        )}
      </div>
    </div>
  )
}

/** Why one does not write here. */
function whyOf({ closedAt, contact, can, rest }: Chatroom) {
  if (can.answer) return 'contact.asked'
  if (contact !== null && contact.state !== 'accepted') return 'contact.waits'
  if (closedAt !== null) return 'closed'
  return rest === null ? 'readOnly' : 'resting'
}
