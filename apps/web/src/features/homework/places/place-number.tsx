import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import css from './places.module.css'

interface PlaceNumberProps {
  id: string
  number: number
  isChosen: boolean
  style: CSSProperties
  onChoose: (id: string) => void
}

/** Number at a place; a press leads to its note. */
export function PlaceNumber({ id, number, isChosen, style, onChoose }: PlaceNumberProps) {
  const { t } = useTranslation('homework/places')
  return (
    <button
      type="button"
      className={css.number}
      style={style}
      data-chosen={isChosen || undefined}
      aria-label={t('toNote', { number })}
      onClick={() => onChoose(id)}
    >
      {number}
    </button>
  )
}
