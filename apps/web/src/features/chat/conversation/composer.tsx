import { textLength } from '@learntrail/contract/characters'
import { messageTypes, type StickerSet, stickerSets } from '@learntrail/contract/chat/facts'
import { chatLimits } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage, MessageInput } from '@learntrail/contract/chat/message'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { coverEdge } from '../../../ui/edge/cover-edge.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { uploadPicture as uploadFile } from '../../files/index.ts'
import css from './composer.module.css'
import { Sticker, stickersOf } from './stickers.tsx'

interface ComposerProps {
  roomId: string
  answers: ChatroomMessage | null
  onAnswered: () => void
  onTyped: () => void
  onSend: (message: MessageInput) => void
}

/** Where one writes: kept with every letter, sent by Enter unless an input method is at work. */
export function Composer({ roomId, answers, onAnswered, onTyped, onSend }: ComposerProps) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const draft = `chat.${roomId}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft).text ?? '')
  const [hasStickers, setStickers] = useState(false)
  const [uploading, setUploading] = useState<string[]>([])
  const [problem, setProblem] = useState<unknown>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const over = textLength(text.trim()) - chatLimits.message
  const canSend = text.trim() !== '' && over <= 0

  const say = (said: MessageInput['said']) => {
    onSend({ roomId, clientId: newId(), replyTo: answers?.number ?? null, said })
    onAnswered()
  }
  const change = (next: string) => {
    setText(next)
    if (next === '') dropDraft(draft)
    else writeDraft(draft, { text: next })
    if (next !== '') onTyped()
  }
  const send = () => {
    if (!canSend) return
    say({ type: messageTypes.text, text: text.trim() })
    change('')
    field.current?.focus()
  }
  const enter = useEnterKey(send)

  async function attach(files: File[]): Promise<void> {
    setProblem(null)
    for (const file of files) {
      setUploading((names) => [...names, file.name])
      try {
        const { id, type } = await uploadFile(file)
        say({ type: typeOf(type), fileIds: [id] })
      } catch (error) {
        setProblem(error)
      } finally {
        setUploading((names) => names.filter((name) => name !== file.name))
      }
    }
  }

  return (
    <div className={css.composer} ref={coverEdge}>
      {answers === null ? null : (
        <div className={css.answers}>
          <span>{t('answering', { name: answers.author.displayName })}</span>
          <IconButton label={t('answeringNot')} icon="close" onClick={onAnswered} />
        </div>
      )}
      {uploading.length > 0 ? (
        <p className={css.note} role="status">
          {t('uploading', { names: uploading.join('、') })}
        </p>
      ) : null}
      {problem === null && over <= 0 ? null : (
        <p className={css.note} data-wrong role="alert">
          {over > 0 ? t('tooLong', { count: over }) : sentence(problem)}
        </p>
      )}
      {hasStickers ? (
        <Stickers
          onChoose={(sticker) => {
            say({ type: messageTypes.sticker, sticker })
            setStickers(false)
            field.current?.focus()
          }}
        />
      ) : null}
      <div className={css.box}>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void attach([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <IconButton label={t('attach')} icon="paperclip" onClick={() => chooser.current?.click()} />
        <div className={css.grow} data-value={`${text} `}>
          <textarea
            ref={field}
            rows={1}
            aria-label={t('write')}
            placeholder={t('write')}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            {...enter}
          />
        </div>
        <IconButton
          label={t('stickers')}
          icon="smile"
          aria-expanded={hasStickers}
          onClick={() => setStickers(!hasStickers)}
        />
        <IconButton className={css.send} label={t('send')} icon="send" disabled={!canSend} onClick={send} />
      </div>
    </div>
  )
}

function typeOf(flags: number) {
  if (flags & fileTypeFlags.image) return messageTypes.photo
  return flags & fileTypeFlags.video ? messageTypes.video : messageTypes.file
}

function Stickers({ onChoose }: { onChoose: (sticker: string) => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className={css.stickers}>
      {(Object.keys(stickerSets) as StickerSet[]).map((set) => (
        <ul key={set} aria-label={t(`sets.${set}`)}>
          {stickersOf(set).map((name) => (
            <li key={name}>
              <button type="button" onClick={() => onChoose(name)}>
                <Sticker name={name} label={t(`sticker.${name as 'days/cheer'}`)} size={64} />
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
