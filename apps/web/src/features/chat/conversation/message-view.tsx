import { type Emotion, messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { isolated } from '@learntrail/contract/isolated'
import { memo, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { paths } from '../../../paths.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { formatTime } from '../../../ui/dates.ts'
import { Face } from '../../../ui/face.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { useLongPress } from '../../../ui/long-press.ts'
import { Unseen } from '../../../ui/unseen.tsx'
import { useMessageLine } from '../rooms/room-names.ts'
import { ChooseEmotion, Emotions } from './emotions.tsx'
import { MessageBody } from './message-body.tsx'
import css from './message-view.module.css'

export interface MessageActions {
  answer(message: ChatroomMessage): void
  react(message: ChatroomMessage, emotion: Emotion | null): void
  remove(message: ChatroomMessage): void
  /** Takes out another person's message. */
  takeOut(message: ChatroomMessage): void
  pin(message: ChatroomMessage): void
  forward(message: ChatroomMessage): void
  showReaders(message: ChatroomMessage): void
  showReactions(message: ChatroomMessage): void
  /** Begins choosing messages to keep as a record, starting with this one. */
  keep(message: ChatroomMessage): void
}

interface MessageViewProps {
  message: ChatroomMessage
  me: string
  /** First of several messages in a row by one person. */
  isFirst: boolean
  /** The message it answers, if loaded. */
  answered: ChatroomMessage | undefined
  /** How many others have read it. */
  readers: number
  /** A direct room: names and numbers of readers can be left out. */
  isOfTwo: boolean
  canWrite: boolean
  canPin: boolean
  /** The viewer leads the room's group. */
  canTakeOut: boolean
  /** Set while choosing messages to keep. */
  isChosen?: boolean | undefined
  onChoose?: ((number: number, isStretch: boolean) => void) | undefined
  actions: MessageActions
}

/** Memoised: a long list of these is scrolled. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const {
    message,
    me,
    isFirst,
    answered,
    readers,
    isOfTwo,
    canWrite,
    canPin,
    canTakeOut,
    isChosen,
    onChoose,
    actions,
  } = props
  const { t } = useTranslation('chat')
  const lineOf = useMessageLine()
  const nameOf = useNameOf()
  const [isReacting, setReacting] = useState(false)
  const dots = useRef<HTMLButtonElement>(null)
  const longPress = useLongPress(() => dots.current?.click())
  const navigate = useNavigate()
  const wayToReport = useWayToReport()
  const { author, type, createdAt } = message
  const isMine = author.id === me
  const own = message.emotions.find(({ personIds }) => personIds.includes(me))?.emotion
  const isDeletable = isMine && Date.now() - Date.parse(createdAt) < chatDurations.deletable
  const isThere = type !== messageTypes.deleted
  const isSendable = isThere && (message.files.length > 0 || !hasFiles(type))
  const copyAddress = ({ roomId, number }: ChatroomMessage) =>
    void navigator.clipboard
      .writeText(new URL(paths.message(roomId, number), window.location.href).href)
      .then(() => toast(t('copied')))
  const react = (emotion: Emotion) => actions.react(message, emotion === own ? null : emotion)
  const menu = (): Action[] => [
    ...(canWrite ? [{ label: t('answer'), icon: 'undo' as const, run: () => actions.answer(message) }] : []),
    ...(canWrite ? [{ label: t('react'), icon: 'heart' as const, run: () => setReacting(true) }] : []),
    ...(message.emotions.length > 0
      ? [{ label: t('reactions.show'), icon: 'friends' as const, run: () => actions.showReactions(message) }]
      : []),
    ...(message.text === ''
      ? []
      : [{ label: t('copy'), icon: 'copy' as const, run: () => void navigator.clipboard?.writeText(message.text) }]),
    ...(isThere && navigator.clipboard
      ? [{ label: t('copyAddress'), icon: 'link' as const, run: () => copyAddress(message) }]
      : []),
    ...(isSendable ? [{ label: t('forward'), icon: 'share' as const, run: () => actions.forward(message) }] : []),
    { label: t('keep'), icon: 'bookmark', run: () => actions.keep(message) },
    ...(canPin
      ? [{ label: t(message.isPinned ? 'unpin' : 'pin'), icon: 'pin' as const, run: () => actions.pin(message) }]
      : []),
    ...(isMine || !wayToReport
      ? []
      : [{ label: t('report'), icon: 'alert' as const, run: () => void navigate(wayToReport('message', message.id)) }]),
    ...(isDeletable
      ? [{ label: t('delete'), icon: 'remove' as const, isDangerous: true, run: () => actions.remove(message) }]
      : []),
    ...(canTakeOut && !isMine
      ? [{ label: t('takeOut'), icon: 'remove' as const, isDangerous: true, run: () => actions.takeOut(message) }]
      : []),
  ]

  return (
    <article className={css.message} data-mine={isMine || undefined} data-first={isFirst || undefined}>
      {isFirst && !isMine ? (
        <Said isUnseen={isOfTwo}>{author.isDeleted ? t('someoneGone') : nameOf(author)}</Said>
      ) : null}
      <div className={css.row} {...longPress}>
        {onChoose === undefined || !isThere ? null : (
          <label className={css.choose}>
            <input
              type="checkbox"
              aria-label={`${t('keeping.select')}：${nameOf(author)} ${isolated(lineOf(message))}`}
              checked={isChosen ?? false}
              onChange={({ nativeEvent }) => onChoose(message.number, (nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        )}
        {isMine ? null : (
          <span className={css.face}>
            {isFirst ? <Face id={author.id} name={author.displayName} picture={author.avatar} size={36} /> : null}
          </span>
        )}
        <div className={css.part}>
          {message.replyTo === null ? null : (
            <Answered roomId={message.roomId} number={message.replyTo} answered={answered} />
          )}
          {message.isForwarded ? (
            <span className={css.forwarded}>
              <Icon name="share" size={14} /> {t('forwarded')}
            </span>
          ) : null}
          <div className={css.line}>
            <div className={css.body}>
              <MessageBody message={message} isMine={isMine} />
            </div>
            <span className={css.side}>
              {isMine && readers > 0 && isOfTwo ? <span>{t('read')}</span> : null}
              {isMine && readers > 0 && !isOfTwo ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={t('readers.show', { count: readers })}
                  onClick={() => actions.showReaders(message)}
                >
                  {t('readBy', { count: readers })}
                </button>
              ) : null}
              <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            </span>
            {isThere && onChoose === undefined ? (
              <span className={css.menu}>
                <ActionMenu label={t('more')} actions={menu} buttonRef={dots} />
              </span>
            ) : null}
          </div>
          <Emotions emotions={message.emotions} own={own} canChange={canWrite} onChange={react} />
          {isReacting ? <ChooseEmotion own={own} onChoose={react} onClose={() => setReacting(false)} /> : null}
        </div>
      </div>
    </article>
  )
})

/** The author's name; for screen readers only in a direct room. */
function Said({ isUnseen, children }: { isUnseen: boolean; children: ReactNode }) {
  return isUnseen ? <Unseen>{children}</Unseen> : <span className={css.who}>{children}</span>
}

interface AnsweredProps {
  roomId: string
  number: number
  /** Undefined: the answered message is not loaded. */
  answered: ChatroomMessage | undefined
}

/** The message being answered, linked. */
function Answered({ roomId, number, answered }: AnsweredProps) {
  const { t } = useTranslation('chat')
  const lineOf = useMessageLine()
  const nameOf = useNameOf()
  const to = paths.message(roomId, number)
  if (answered === undefined) {
    return (
      <Link className={css.toAnswered} to={to}>
        <span className={css.answered}>{t('answersEarlier')}</span>
      </Link>
    )
  }
  const name = answered.author.isDeleted ? t('someoneGone') : nameOf(answered.author)
  return (
    <Link className={css.toAnswered} to={to} aria-label={t('goToAnswered', { name })}>
      <span className={css.answered}>
        <b>{name}</b> {lineOf(answered)}
      </span>
    </Link>
  )
}

const hasFiles = (type: number) =>
  type === messageTypes.photo || type === messageTypes.video || type === messageTypes.file
