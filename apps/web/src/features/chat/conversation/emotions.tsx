import { emotions as all, type Emotion } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { emotionSigns } from './emotion-signs.ts'
import css from './emotions.module.css'

interface EmotionsProps {
  emotions: ChatroomMessage['emotions']
  own: Emotion | undefined
  canChange: boolean
  onChange: (emotion: Emotion) => void
}

/** The reactions to a message. Pressing one adds or removes one's own. */
export function Emotions({ emotions, own, canChange, onChange }: EmotionsProps) {
  const { t } = useTranslation('chat')
  if (emotions.length === 0) return null
  return (
    <div className={css.emotions}>
      {emotions.map(({ emotion, personIds }) => (
        <button
          key={emotion}
          type="button"
          disabled={!canChange}
          aria-pressed={emotion === own}
          aria-label={t('emotionOf', { name: t(`emotion.${emotion}`), count: personIds.length })}
          onClick={() => onChange(emotion)}
        >
          {emotionSigns[emotion]} {personIds.length}
        </button>
      ))}
    </div>
  )
}

interface ChooseEmotionProps {
  own: Emotion | undefined
  onChoose: (emotion: Emotion) => void
  onClose: () => void
}

/** Chooses a reaction; closes when something else is pressed. */
export function ChooseEmotion({ own, onChoose, onClose }: ChooseEmotionProps) {
  const { t } = useTranslation('chat')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // After the menu that was pressed has restored focus.
    const timer = setTimeout(() => {
      const choice = list.current
      const first = choice?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? choice?.querySelector('button')
      first?.focus({ preventScroll: true })
      choice?.scrollIntoView({ block: 'nearest' })
    })
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target) === false) onClose()
    }
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  }, [onClose])
  return (
    <ul
      ref={list}
      className={css.choice}
      aria-label={t('react')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      {all.map((emotion) => (
        <li key={emotion}>
          <button
            type="button"
            aria-label={t(`emotion.${emotion}`)}
            aria-pressed={emotion === own}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onClose()
            }}
            onClick={() => {
              onClose()
              onChoose(emotion)
            }}
          >
            {emotionSigns[emotion]}
          </button>
        </li>
      ))}
    </ul>
  )
}
