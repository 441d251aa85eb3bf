import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import css from './next-film-card.module.css'

interface NextFilmCardProps {
  name: string
  /** Seconds until it goes on by itself; null: only by a press. */
  seconds: number | null
  /** Asked each second, and before it goes on. */
  isHeldBack: () => boolean
  onGo: () => void
  onStay: () => void
}

/** What comes next, and the way to stay. */
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
  // Below a long transcript it would go on for somebody who was never asked.
  useEffect(() => {
    // New browsers answer a promise, which is nothing to clean up by.
    void ways.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Card as="aside" padding="s" className={css.card} aria-label={t('label')}>
      <p className={css.words}>
        <strong className={css.name}>{t('next', { name })}</strong>
        {left === null ? null : (
          // Once is enough for whoever hears it.
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
