import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import css from './next-film-card.module.css'

interface NextFilmCardProps {
  name: string
  /** Seconds until the next film plays by itself; null if it needs a press. */
  seconds: number | null
  /** Asked every second and before playing; stops the countdown. */
  isHeldBack: () => boolean
  onGo: () => void
  onStay: () => void
}

/** Offers what comes next, with a countdown, and staying here. */
export function NextFilmCard({ name, seconds, isHeldBack, onGo, onStay }: NextFilmCardProps) {
  const { t } = useTranslation('courses/next-film')
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const [left, setLeft] = useState(isStill ? null : seconds)
  const onSecond = useEffectEvent(() => {
    if (left === null || isHeldBack()) setLeft(null)
    else if (left > 1) setLeft(left - 1)
    else onGo()
  })
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => onSecond(), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  const ways = useRef<HTMLParagraphElement>(null)
  // Below a long transcript, the countdown would run without being seen.
  useEffect(() => {
    // New browsers return a promise, which must not become the effect's cleanup.
    void ways.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Card as="aside" padding="s" className={css.card} aria-label={t('label')}>
      <p className={css.words}>
        <strong className={css.name}>{t('next', { name })}</strong>
        {left === null ? null : (
          // Hidden from screen readers, so that the countdown is not read every second.
          <span className={css.left} aria-hidden>
            {t('in', { count: left })}
          </span>
        )}
      </p>
      <p ref={ways} className={css.ways}>
        <Button size="s" icon="play" onClick={onGo}>
          {t('go')}
        </Button>
        <Button size="s" look="quiet" onClick={onStay}>
          {t('stay')}
        </Button>
      </p>
    </Card>
  )
}
