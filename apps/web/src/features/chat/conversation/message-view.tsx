import { type Emotion, emotions, messageTypes } from '@learntrail/contract/chat/facts'
import { chatDurations } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage, LinkPreview } from '@learntrail/contract/chat/message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { formatTime } from '../../../ui/dates.ts'
import { Face } from '../../../ui/face.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FileList, isSound, PictureGrid, SoundPlayer } from '../../files/index.ts'
import { useMessageLine } from '../rooms/room-names.ts'
import css from './message-view.module.css'
import { Sticker } from './stickers.tsx'

const emotionSigns: Record<Emotion, string> = {
  ...{ like: '👍', love: '❤️', laugh: '😂', surprise: '😮', sad: '😢', thanks: '🙏' },
}

export interface MessageActions {
  answer(message: ChatroomMessage): void
  react(message: ChatroomMessage, emotion: Emotion | null): void
  remove(message: ChatroomMessage): void
  pin(message: ChatroomMessage): void
  forward(message: ChatroomMessage): void
  showReaders(message: ChatroomMessage): void
  /** Begins to choose what is kept as a record, with this one. */
  keep(message: ChatroomMessage): void
}

/** While one chooses what is kept. */
export interface Choosing {
  isChosen: boolean
  toggle: (isStretch: boolean) => void
}

interface MessageViewProps {
  message: ChatroomMessage
  me: string
  /** The first of several that one person says in a row. */
  isFirst: boolean
  /** What it answers, where that is known. */
  answered: ChatroomMessage | undefined
  /** How many others have read it. */
  readers: number
  canWrite: boolean
  canPin: boolean
  choosing?: Choosing | undefined
  actions: MessageActions
}

export function MessageView(props: MessageViewProps) {
  const { message, me, isFirst, answered, readers, canWrite, canPin, choosing, actions } = props
  const { t } = useTranslation('chat')
  const lineOf = useMessageLine()
  const [isReacting, setReacting] = useState(false)
  const navigate = useNavigate()
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
  const menu: Action[] = [
    ...(canWrite ? [{ label: t('answer'), icon: 'undo' as const, run: () => actions.answer(message) }] : []),
    ...(canWrite ? [{ label: t('react'), icon: 'heart' as const, run: () => setReacting(true) }] : []),
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
    ...(isMine
      ? []
      : [
          { label: t('report'), icon: 'alert' as const, run: () => void navigate(paths.report('message', message.id)) },
        ]),
    ...(isDeletable
      ? [{ label: t('delete'), icon: 'remove' as const, isDangerous: true, run: () => actions.remove(message) }]
      : []),
  ]

  return (
    <article className={css.message} data-mine={isMine || undefined} data-first={isFirst || undefined}>
      {isFirst && !isMine ? (
        <span className={css.who}>{author.isDeleted ? t('someoneGone') : author.displayName}</span>
      ) : null}
      <div className={css.row}>
        {choosing === undefined || !isThere ? null : (
          <label className={css.choose}>
            <input
              type="checkbox"
              aria-label={`${t('keeping.select')}：${author.displayName} ${lineOf(message)}`}
              checked={choosing.isChosen}
              onChange={({ nativeEvent }) => choosing.toggle((nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        )}
        {isMine ? null : (
          <span className={css.face}>
            {isFirst ? <Face id={author.id} name={author.displayName} picture={author.avatar} size={36} /> : null}
          </span>
        )}
        <div className={css.part}>
          {answered === undefined ? null : (
            <Link
              className={css.answered}
              to={paths.message(answered.roomId, answered.number)}
              aria-label={t('goToAnswered', { name: answered.author.displayName })}
            >
              <b>{answered.author.displayName}</b> {lineOf(answered)}
            </Link>
          )}
          {message.isForwarded ? (
            <span className={css.forwarded}>
              <Icon name="share" size={14} /> {t('forwarded')}
            </span>
          ) : null}
          <Body message={message} />
          {message.emotions.length > 0 ? (
            <div className={css.emotions}>
              {message.emotions.map(({ emotion, personIds }) => (
                <button
                  key={emotion}
                  type="button"
                  disabled={!canWrite}
                  aria-pressed={emotion === own}
                  aria-label={t('emotionOf', { name: t(`emotion.${emotion}`), count: personIds.length })}
                  onClick={() => actions.react(message, emotion === own ? null : emotion)}
                >
                  {emotionSigns[emotion]} {personIds.length}
                </button>
              ))}
            </div>
          ) : null}
          {isReacting ? (
            <ul className={css.choice} aria-label={t('react')}>
              {emotions.map((emotion) => (
                <li key={emotion}>
                  <button
                    type="button"
                    aria-label={t(`emotion.${emotion}`)}
                    onClick={() => {
                      setReacting(false)
                      actions.react(message, emotion === own ? null : emotion)
                    }}
                  >
                    {emotionSigns[emotion]}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <span className={css.side}>
          {isMine && readers > 0 ? (
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
        {isThere && choosing === undefined ? (
          <span className={css.menu}>
            <ActionMenu label={t('more')} actions={menu} />
          </span>
        ) : null}
      </div>
    </article>
  )
}

function Body({ message }: { message: ChatroomMessage }) {
  const { t } = useTranslation('chat')
  const lineOf = useMessageLine()
  const { type, text, files, sticker, emotion, recordId, author, preview } = message
  if (type === messageTypes.deleted) return <p className={css.gone}>{t('line.deleted')}</p>
  if (sticker !== null) return <Sticker name={sticker} label={t(`sticker.${sticker as 'days/cheer'}`)} />
  if (emotion !== null) return <span className={css.emotion}>{emotionSigns[emotion]}</span>
  if (recordId !== null) {
    return (
      <Link className={css.bubble} to={paths.post(recordId)}>
        {t('openRecord')}
      </Link>
    )
  }
  if (files.length > 0) {
    const addressOf = ({ id }: { id: string }) =>
      paths.files(
        files.map((file) => file.id),
        files.findIndex((file) => file.id === id),
      )
    const isVoice = files.every(isSound)
    const isSeen = type === messageTypes.photo || type === messageTypes.video
    return (
      <div className={css.files}>
        {isVoice ? (
          files.map((file) => (
            <SoundPlayer key={file.id} file={file} label={t('voice', { name: author.displayName })} />
          ))
        ) : isSeen ? (
          <PictureGrid pictures={files} addressOf={addressOf} />
        ) : (
          <FileList files={files} addressOf={addressOf} />
        )}
      </div>
    )
  }
  return (
    <>
      <p className={css.bubble}>
        {text === '' ? (
          lineOf(message)
        ) : (
          <Words text={text} names={message.mentions.map(({ displayName }) => displayName)} />
        )}
      </p>
      {preview === null ? null : <Preview preview={preview} />}
    </>
  )
}

/** What the page behind the first link says of itself. */
function Preview({ preview: { url, site, title, description } }: { preview: LinkPreview }) {
  return (
    <a className={css.preview} href={url} target="_blank" rel="noreferrer noopener nofollow">
      <small>{site}</small>
      <b>{title}</b>
      {description === '' ? null : <span>{description}</span>}
    </a>
  )
}

const hasFiles = (type: number) =>
  type === messageTypes.photo || type === messageTypes.video || type === messageTypes.file

const address = /(https?:\/\/[^\s<>"'）」』】，。]+)/giu

/** Words with what they lead to, and whom they name. */
function Words({ text, names }: { text: string; names: string[] }) {
  return text.split(address).map((part, place) => {
    // The parts in between are the addresses.
    const key = `${place} ${part.length}`
    if (place % 2 === 1) {
      return (
        <a key={key} href={part} target="_blank" rel="noreferrer noopener nofollow">
          {part}
        </a>
      )
    }
    return <Named key={key} text={part} names={names} />
  })
}

function Named({ text, names }: { text: string; names: string[] }) {
  const name = names.find((one) => text.includes(`@${one}`))
  if (name === undefined) return text
  const [before = '', ...after] = text.split(`@${name}`)
  return (
    <>
      {before}
      <b>@{name}</b>
      <Named text={after.join(`@${name}`)} names={names.filter((one) => one !== name)} />
    </>
  )
}
