import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './found-words.module.css'
import { goToPlace, markPlaces } from './mark-words.ts'
import { placesOfWords } from './places-of-words.ts'

export interface FoundWordsProps {
  place: RefObject<HTMLElement | null>
  /** One word per line. */
  words: string
  onEnd: () => void
}

/** Marks the searched words, moves between the matches, and says where they end; closed by Escape or its button. */
export function FoundWords({ place, words, onEnd }: FoundWordsProps) {
  const { t } = useTranslation('posts/found')
  const [places, setPlaces] = useState<readonly Range[]>([])
  const [at, setAt] = useState(0)
  useEffect(() => {
    const found = place.current ? placesOfWords(place.current, words.split('\n')) : []
    setPlaces(found)
    setAt(0)
    return found.length > 0 ? markPlaces(found) : undefined
  }, [place, words])
  useEffect(() => {
    const here = places[at]
    if (here) goToPlace(here)
  }, [places, at])
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const forget = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    document.addEventListener('keydown', forget)
    return () => document.removeEventListener('keydown', forget)
  }, [])
  if (places.length === 0) return null

  const total = places.length
  const isLast = at === total - 1
  const go = (next: number) => {
    if (next >= 0 && next < total) setAt(next)
  }
  return (
    <section className={css.bar} aria-label={t('label')}>
      <p className={css.where} role="status">
        {total === 1 ? t('only') : t(isLast ? 'last' : 'place', { number: at + 1, total })}
      </p>
      {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus at the ends. */}
      <IconButton label={t('previous')} icon="up" aria-disabled={at === 0} onClick={() => go(at - 1)} />
      <IconButton label={t('next')} icon="down" aria-disabled={isLast} onClick={() => go(at + 1)} />
      <IconButton label={t('end')} icon="close" onClick={onEnd} />
    </section>
  )
}
