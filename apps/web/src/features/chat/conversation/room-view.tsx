import type { Chatroom, ChatroomMember } from '@learntrail/contract/chat/chatroom'
import { chatDurations } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { refreshChatrooms, updateOwnChatroom } from '../api/chatrooms.ts'
import { pinnedQuery, updateMessage } from '../api/messages.ts'
import { Pins } from '../find/pins.tsx'
import { RoomSearch } from '../find/room-search.tsx'
import { KeepingsBar } from '../keepings/keepings-bar.tsx'
import type { Conversation } from '../talk/conversation.ts'
import { outboxOf } from '../talk/outbox.ts'
import { Composer } from './composer.tsx'
import { KeepChoice, useKeepChoice } from './keep-choice.tsx'
import { MessageList } from './message-list.tsx'
import { type MessageActions, MessageView } from './message-view.tsx'
import css from './room-view.module.css'
import { WaitingMessages } from './waiting-messages.tsx'

/** A message about to be removed, once confirmed. */
interface Removing {
  message: ChatroomMessage
  action: keyof typeof removals
}

/** The confirmation's texts. */
const removals = {
  delete: { title: 'deleteAsk.title', text: 'deleteAsk.text', confirm: 'delete' },
  takeOut: { title: 'takeOutAsk.title', text: 'takeOutAsk.text', confirm: 'takeOut' },
} as const

interface RoomViewProps {
  room: Chatroom
  name: string
  conversation: Conversation
  people: readonly ChatroomMember[]
  me: string
  isSearching: boolean
  onSearched: () => void
}

/** A room's messages and composer. The `key` must be the room's id. */
export function RoomView({ room, name, conversation, people, me, isSearching, onSearched }: RoomViewProps) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const at = Number(parameters.get('at')) || undefined
  // Changes even when navigating to the same message again.
  const visit = useLocation().key
  const roomId = room.id
  const outbox = outboxOf(me)
  const talk = useWatched(conversation)
  const waiting = useWatched(outbox).waiting.filter((one) => one.roomId === roomId)
  const [answers, setAnswers] = useState<ChatroomMessage | null>(null)
  const [forwarding, setForwarding] = useState<ChatroomMessage | null>(null)
  const [readOf, setReadOf] = useState<number | null>(null)
  const [reactionsOf, setReactionsOf] = useState<number | null>(null)
  const [removing, setRemoving] = useState<Removing | null>(null)
  const asked = removals[removing?.action ?? 'delete']
  const choice = useKeepChoice(talk.messages)
  const hasPlan = useCurrentUser()?.subscribedFeatures.includes('chatroom') ?? false

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with every visit.
  useEffect(() => void conversation.begin(at), [conversation, at, visit])

  // The first message asked for contact; refetch, so that the room waits for the answer.
  const asks = room.contact?.isMine === true && room.contact.state === 'asked' && room.can.write
  useEffect(() => {
    if (asks && talk.lastNumber > 0) void refreshChatrooms(queryClient)
  }, [asks, talk.lastNumber, queryClient])

  // A refusal may mean that the room's rights have changed, as when a school closes its rooms.
  const refused = waiting.filter(({ refusal }) => refusal !== null).length
  useEffect(() => {
    if (refused > 0) void refreshChatrooms(queryClient)
  }, [refused, queryClient])

  // No live event tells that a silence has ended, so refetch one second after.
  const silencedUntil = room.silence?.until
  useEffect(() => {
    if (!silencedUntil) return
    const left = Date.parse(silencedUntil) - Date.now()
    const timer = setTimeout(() => void refreshChatrooms(queryClient), Math.max(left, 0) + 1_000)
    return () => clearTimeout(timer)
  }, [silencedUntil, queryClient])

  const { begin: keep } = choice
  // Stable for the life of the room, so that memoised messages are not rendered again.
  const { change, actions } = useMemo(() => {
    const change = (body: Parameters<typeof updateMessage>[0]) =>
      updateMessage(body).then(
        (message) => {
          conversation.put(message)
          if (body.action === 'pin') void queryClient.invalidateQueries(pinnedQuery(roomId))
        },
        (error: unknown) => toast(sentence(error), { tone: 'warning' }),
      )
    const actions: MessageActions = {
      answer: setAnswers,
      react: ({ number }, emotion) => void change({ roomId, number, action: 'react', emotion }),
      remove: (message) => setRemoving({ message, action: 'delete' }),
      takeOut: (message) => setRemoving({ message, action: 'takeOut' }),
      forward: setForwarding,
      showReaders: ({ number }) => setReadOf(number),
      showReactions: ({ number }) => setReactionsOf(number),
      keep: ({ number }) => keep(number),
      pin: ({ number, isPinned }) => void change({ roomId, number, action: 'pin', isPinned: !isPinned }),
    }
    return { change, actions }
  }, [roomId, conversation, queryClient, sentence, keep])
  // A declined room no longer exists for the person who declined.
  const answer = (isAccepted: boolean) =>
    updateOwnChatroom({ roomId, action: 'answer', isAccepted }).then(
      async () => {
        if (!isAccepted) await navigate(paths.messenger, { replace: true })
        await refreshChatrooms(queryClient)
      },
      (error: unknown) => toast(sentence(error)),
    )

  const byNumber = new Map(talk.messages.map((message) => [message.number, message]))
  const others = people.filter(({ person }) => person.id !== me)
  const readings = others.map(({ person, readNumber }) => ({
    person,
    upTo: Math.max(readNumber ?? 0, talk.reads.get(person.id) ?? 0),
  }))
  const readersOf = (number: number) => readings.filter(({ upTo }) => upTo >= number).map(({ person }) => person)
  const leads = people.some(({ person, isAdministrator }) => person.id === me && isAdministrator)

  const isEmpty = talk.messages.length === 0
  return (
    <div className={css.room} data-talk>
      <div>
        <Pins roomId={roomId} />
        <KeepingsBar roomId={roomId} roomName={name} />
      </div>
      {isEmpty && talk.error !== null ? (
        <FailedState error={talk.error} onRetry={() => void conversation.begin(at)} isRetrying={talk.isLoading} />
      ) : isEmpty && talk.isLoading ? (
        <Loading>
          <div className={css.bones}>
            <SkeletonLines lines={6} />
          </div>
        </Loading>
      ) : (
        <MessageList
          key={at === undefined ? 'end' : visit}
          conversation={conversation}
          talk={talk}
          me={me}
          at={at}
          renderMessage={(message, isFirst) => (
            <MessageView
              message={message}
              me={me}
              isFirst={isFirst}
              answered={message.replyTo === null ? undefined : byNumber.get(message.replyTo)}
              readers={message.author.id === me ? readersOf(message.number).length : 0}
              isOfTwo={room.type === 'direct'}
              canWrite={room.can.write}
              canPin={room.can.write && (room.type === 'direct' || leads)}
              canTakeOut={room.can.moderate}
              isChosen={choice.chosen?.has(message.number)}
              onChoose={choice.chosen === null ? undefined : choice.toggle}
              actions={actions}
            />
          )}
        >
          {isEmpty && waiting.length === 0 ? <p className={css.silent}>{t('silentRoom')}</p> : null}
          <WaitingMessages waiting={waiting} outbox={outbox} />
        </MessageList>
      )}
      {choice.chosen === null ? (
        <div>
          {room.can.write ? (
            <Composer
              roomId={roomId}
              people={others.map(({ person }) => person)}
              answers={answers}
              onAnswered={() => setAnswers(null)}
              isAsking={asks}
              onTyped={conversation.typed}
              onSend={(message, files) => void outbox.put(message, files)}
            />
          ) : (
            <div className={css.closed}>
              <p>
                {t(whyOf(room, hasPlan), {
                  date: room.closedAt === null ? '' : formatDay(removedAt(room.closedAt)),
                  time: room.silence?.until ? formatTaipei(room.silence.until) : '',
                })}
              </p>
              {room.silence && room.silence.reason !== '' ? (
                <p>{t('silence.because', { reason: room.silence.reason })}</p>
              ) : null}
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
      ) : (
        <KeepChoice roomId={roomId} chosen={choice.chosen} onEnd={choice.end} />
      )}
      {isSearching ? <RoomSearch roomId={roomId} onClose={onSearched} /> : null}
      {forwarding === null ? null : (
        <OnDemand part={forwardDialog} message={forwarding} onClose={() => setForwarding(null)} />
      )}
      {reactionsOf === null ? null : (
        <OnDemand
          part={reactionsDialog}
          emotions={byNumber.get(reactionsOf)?.emotions ?? []}
          people={people.map(({ person }) => person)}
          onClose={() => setReactionsOf(null)}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title={t(asked.title)}
        confirm={t(asked.confirm)}
        isDangerous
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing !== null) void change({ roomId, number: removing.message.number, action: removing.action })
          setRemoving(null)
        }}
      >
        <p>{t(asked.text)}</p>
      </ConfirmDialog>
      {readOf === null ? null : (
        <OnDemand part={readersDialog} readers={readersOf(readOf)} onClose={() => setReadOf(null)} />
      )}
    </div>
  )
}

const readersDialog = onDemand(async () => (await import('./readers-dialog.tsx')).ReadersDialog)

const reactionsDialog = onDemand(async () => (await import('./reactions-dialog.tsx')).ReactionsDialog)

/** Loaded only when forwarding. */
const forwardDialog = onDemand(async () => (await import('../forward/forward-dialog.tsx')).ForwardDialog)

const removedAt = (closedAt: string) => new Date(Date.parse(closedAt) + chatDurations.closed)

/** Returns the key of the text that says why the person cannot write here. */
function whyOf({ type, closedAt, contact, can, school, silence }: Chatroom, hasPlan: boolean) {
  if (can.answer) return 'contact.asked'
  if (contact !== null && contact.state !== 'accepted') return type === 'several' ? 'contact.friends' : 'contact.waits'
  if (closedAt !== null) return 'closed'
  if (!hasPlan) return 'readOnly'
  if (silence !== null) return silence.until === null ? 'silenced.open' : 'silenced.until'
  if (school !== null) return school === 'closed' ? 'schoolOff' : 'schoolResting'
  return 'resting'
}
