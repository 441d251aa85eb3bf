import { textLength } from '@learntrail/contract/characters'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { chatLimits } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage, MessageInput } from '@learntrail/contract/chat/message'
import { fileLimits } from '@learntrail/contract/files/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { coverEdge } from '../../../ui/edge/cover-edge.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { recordingDialog } from '../../files/index.ts'
import { useMessageLine } from '../rooms/room-names.ts'
import css from './composer.module.css'
import { MentionList } from './mention-list.tsx'
import { StickerChoice } from './sticker-choice.tsx'
import { useMentions } from './use-mentions.ts'

interface ComposerProps {
  roomId: string
  /** People who can be mentioned. */
  people: readonly PersonSummary[]
  answers: ChatroomMessage | null
  onAnswered: () => void
  /** A person asking for contact sends one message, text only. */
  isAsking: boolean
  onTyped: () => void
  /** `files` are uploaded before the message is sent. */
  onSend: (message: MessageInput, files?: readonly File[]) => void
}

/**
 * The field for writing a message. Keeps the draft with every letter; Enter sends, except while an input method is
 * composing.
 */
export function Composer({ roomId, people, answers, onAnswered, isAsking, onTyped, onSend }: ComposerProps) {
  const { t } = useTranslation('chat')
  const nameOf = useNameOf()
  const sentence = useSentence()
  const lineOf = useMessageLine()
  const draft = `chat.${roomId}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft).text ?? '')
  const [hasStickers, setStickers] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const over = textLength(text.trim()) - chatLimits.message
  const canSend = text.trim() !== '' && over <= 0

  useEffect(() => {
    if (answers === null) return
    // After the menu that was pressed has restored focus.
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [answers])

  const say = (said: MessageInput['said'], files?: readonly File[]) => {
    onSend({ roomId, clientId: newId(), replyTo: answers?.number ?? null, said }, files)
    onAnswered()
  }
  const change = (next: string) => {
    setText(next)
    if (next === '') dropDraft(draft)
    else writeDraft(draft, { text: next })
    if (next !== '') onTyped()
    setProblem(null)
  }
  const mentions = useMentions({ field, text, people, onText: change })
  const send = () => {
    if (!canSend) return
    say({ type: messageTypes.text, text: text.trim(), mentions: mentions.namedIn(text) })
    mentions.forget()
    change('')
    field.current?.focus()
  }
  /** Escape cancels what was begun here: first the stickers, then the answer. */
  const giveUp = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing || !(hasStickers || answers)) return
    if (hasStickers) setStickers(false)
    else onAnswered()
    field.current?.focus()
  }
  const enter = useEnterKey(() => void (mentions.enter() || send()))

  /**
   * Sends files as messages. The outbox keeps each file with its message until the server has both, so that a lost
   * connection loses neither.
   */
  function attach(files: readonly File[]): void {
    const tooLarge = files.find(({ size }) => size >= fileLimits.bytes)
    setProblem(tooLarge === undefined ? null : new ApiProblem({ code: 'FILE_TOO_LARGE', status: 413 }))
    if (tooLarge !== undefined) return
    const pictures = files.filter((file) => typeOf(file) === messageTypes.photo)
    for (let place = 0; place < pictures.length; place += chatLimits.files)
      say({ type: messageTypes.photo, fileIds: [] }, pictures.slice(place, place + chatLimits.files))
    for (const file of files) if (!pictures.includes(file)) say({ type: typeOf(file), fileIds: [] }, [file])
  }

  return (
    <div className={css.composer} ref={coverEdge}>
      {answers === null ? null : (
        <div className={css.answers}>
          <p>
            <b>{t('answering', { name: nameOf(answers.author) })}</b>
            <span>{lineOf(answers)}</span>
          </p>
          <IconButton label={t('answeringNot')} icon="close" onClick={onAnswered} onKeyDown={giveUp} />
        </div>
      )}
      {problem === null && over <= 0 ? null : (
        <p className={css.note} data-wrong role="alert">
          {over > 0 ? t('tooLong', { count: over }) : sentence(problem)}
        </p>
      )}
      {isAsking ? <p className={css.note}>{t('contact.first')}</p> : null}
      {hasStickers ? (
        <StickerChoice
          onKeyDown={giveUp}
          onChoose={(sticker) => {
            say({ type: messageTypes.sticker, sticker })
            setStickers(false)
            field.current?.focus()
          }}
        />
      ) : null}
      {mentions.isOpen ? (
        <MentionList id={mentions.id} people={mentions.found} current={mentions.current} onChoose={mentions.choose} />
      ) : null}
      <div className={css.box}>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            attach([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <IconButton label={t('attach')} icon="paperclip" disabled={isAsking} onClick={() => chooser.current?.click()} />
        <IconButton
          label={t('record')}
          icon="microphone"
          disabled={isAsking}
          aria-haspopup="dialog"
          onPointerEnter={recordingDialog.ahead}
          onClick={() => setRecording(true)}
        />
        <div className={css.grow} data-value={`${text} `}>
          <textarea
            ref={field}
            rows={1}
            aria-label={t('write')}
            placeholder={t('write')}
            value={text}
            {...mentions.field}
            onChange={(event) => {
              change(event.currentTarget.value)
              mentions.look(event.currentTarget.value, event.currentTarget.selectionStart)
            }}
            onBlur={mentions.close}
            {...enter}
            onKeyDown={(event) => {
              if (mentions.onKeyDown(event)) return
              giveUp(event)
              enter.onKeyDown(event)
            }}
          />
        </div>
        <IconButton
          label={t('stickers')}
          icon="smile"
          disabled={isAsking}
          aria-expanded={hasStickers}
          onClick={() => setStickers(!hasStickers)}
          onKeyDown={giveUp}
        />
        <IconButton className={css.send} label={t('send')} icon="send" disabled={!canSend} onClick={send} />
      </div>
      {isRecording ? (
        <OnDemand
          part={recordingDialog}
          onClose={() => setRecording(false)}
          onRecorded={(file) => {
            setRecording(false)
            attach([file])
          }}
        />
      ) : null}
    </div>
  )
}

const pictureTypes = /^image\/(?:jpeg|webp|heic|gif|png|svg\+xml)$/
const isFilm = /^video\/(?:mp4|quicktime)$/

/** Message type by the file's declared media type; the server checks the content. */
function typeOf({ type }: File) {
  if (pictureTypes.test(type)) return messageTypes.photo
  return isFilm.test(type) ? messageTypes.video : messageTypes.file
}
