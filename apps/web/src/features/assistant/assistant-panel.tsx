import { assistantLimits } from '@learntrail/contract/assistant/limits'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Textarea } from '../../ui/form/textarea.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEnterKey } from '../../ui/keyboard/enter-key.ts'
import { useLayer } from '../../ui/layers/use-layer.ts'
import css from './assistant-panel.module.css'
import { useConversation } from './conversation.ts'
import { FollowUps, Over, SaidLine, Thinking } from './said-line.tsx'

interface AssistantPanelProps {
  isOpen: boolean
  /** The panel fills the screen. */
  isCovering: boolean
  /** Questions to suggest first. */
  questions: readonly string[]
  onClose: () => void
}

/**
 * The conversation beside the page: a window on computers, full screen on phones. Closing the panel keeps the
 * conversation.
 */
export function AssistantPanel({ isOpen, isCovering, questions, onClose }: AssistantPanelProps) {
  const { t } = useTranslation('assistant')
  const { said, isWaiting, isOver, send, again, startOver } = useConversation()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)

  const ask = (text: string) => {
    if (!send(text)) return
    setTyped('')
    field.current?.focus()
  }
  useLayer(isOpen && isCovering, onClose)
  const enter = useEnterKey(() => ask(typed))
  const askAgain = () => {
    again()
    field.current?.focus()
  }
  // A layout effect, because focus must move before the next key press: a disabled field would let it fall out of the
  // panel.
  useLayoutEffect(() => {
    if (isOpen) (isOver ? over : field).current?.focus()
  }, [isOpen, isOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again whenever something is said
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [said, isWaiting, isOpen])

  if (!isOpen) return null
  const last = said.at(-1)
  const followUps = last?.by === 'assistant' && last.isWritten ? last.answer.followUpQuestions : []
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
  }
  return (
    <div className={css.panel} role="dialog" aria-label={t('name')} onKeyDown={closeByEscape}>
      <div className={css.head}>
        <h2>{t('name')}</h2>
        <IconButton label={t('close')} icon="close" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the log scrolls, so the keyboard must reach it */}
      <div className={css.said} role="log" aria-label={t('conversation')} tabIndex={0}>
        <p className={css.assistant}>{t('greeting')}</p>
        {said.map((one) => (
          <SaidLine key={one.id} said={one} onAgain={askAgain} />
        ))}
        {isWaiting && last?.by === 'person' ? <Thinking /> : null}
        {isOver ? <Over ref={over} onStartOver={startOver} /> : null}
        {isOver || isWaiting ? null : (
          <FollowUps questions={said.length === 0 ? questions : followUps} isFirst={said.length === 0} onAsk={ask} />
        )}
        <div ref={end} />
      </div>
      <div className={css.write}>
        <Textarea
          ref={field}
          className={css.field}
          aria-label={t('field')}
          placeholder={t('placeholder')}
          value={typed}
          autosize
          minRows={1}
          maxRows={5.5}
          maxLength={assistantLimits.question}
          disabled={isOver}
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...enter}
        />
        <IconButton
          className={css.send}
          label={t('send')}
          icon="send"
          disabled={isOver || isWaiting || typed.trim() === ''}
          onClick={() => ask(typed)}
        />
      </div>
    </div>
  )
}
