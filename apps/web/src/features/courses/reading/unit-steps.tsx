import { useContext, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { CourseReadingContext } from './course-reading.ts'
import type { aroundUnit } from './places.rules.ts'
import css from './unit-steps.module.css'

type Around = NonNullable<ReturnType<typeof aroundUnit>>

/** Elements where arrow keys have their own meaning. */
const ownArrows = 'input, textarea, select, video, audio, [contenteditable], [role="tab"], [data-scrolls], dialog *'

/** Links to the units before and after, also by arrow keys. */
export function UnitSteps({ around: { previous, next } }: { around: Around }) {
  const { t } = useTranslation('courses/reading')
  const reading = useContext(CourseReadingContext)
  const navigate = useNavigate()
  const addressOf = (unitId: string | null) => reading?.addressOf(unitId) ?? ''

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, target, defaultPrevented } = event
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented) return
    if (target instanceof Element && target.closest(ownArrows)) return
    if (document.querySelector('dialog[open]')) return
    const to = { ArrowLeft: previous, ArrowRight: next }[key]
    if (to) navigate(addressOf(to.unit.id))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <nav className={css.steps} aria-label={t('steps.label')}>
      {previous ? (
        <Link className={css.step} to={addressOf(previous.unit.id)} rel="prev">
          <Icon name="left" />
          <span className={css.words}>
            <span className={css.way}>{t('steps.previous')}</span>
            <span className={css.name}>{previous.unit.name.trim() || t('untitledUnit')}</span>
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link className={css.step} data-next to={addressOf(next.unit.id)} rel="next">
          <span className={css.words}>
            <span className={css.way}>{t('steps.next')}</span>
            <span className={css.name}>{next.unit.name.trim() || t('untitledUnit')}</span>
          </span>
          <Icon name="right" />
        </Link>
      ) : (
        <Link className={css.step} data-next to={addressOf(null)}>
          <span className={css.words}>
            <span className={css.way}>{t('steps.last')}</span>
            <span className={css.name}>{t('toCourse')}</span>
          </span>
          <Icon name="check" />
        </Link>
      )}
    </nav>
  )
}
