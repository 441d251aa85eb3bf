import type { PlanProgress } from '@learntrail/contract/plans/content'
import { countLessons } from '@learntrail/contract/plans/weeks'
import { useTranslation } from 'react-i18next'
import { Track } from '../../../../ui/track.tsx'
import { useSchoolOfPlan } from '../../school-of-plan.ts'
import css from './board.module.css'

/** The planned 節 (class periods) and their minutes, against the number that the school requires. */
export function LessonMeter({ progress }: { progress: PlanProgress }) {
  const { t } = useTranslation('plans/board')
  const { lessonMinutes, lessonsAsked } = useSchoolOfPlan()
  const lessons = countLessons(progress)
  const left = lessonsAsked - lessons
  return (
    <section className={css.meter} aria-label={t('meter.label')}>
      <p className={css.meterWords}>
        <span>
          <strong>{t('meter.lessons', { lessons })}</strong>
          {t('meter.asked', { asked: lessonsAsked })}
        </span>
        <span className={css.quiet}>{t('meter.minutes', { count: lessons * lessonMinutes })}</span>
        <span className={css.quiet}>{left > 0 ? t('meter.left', { count: left }) : t('meter.enough')}</span>
      </p>
      <Track share={lessons / lessonsAsked} />
    </section>
  )
}
