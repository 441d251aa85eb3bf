import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { dotted } from '../../../../ui/dotted.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { formatTaipeiDay } from '../../../../ui/taipei-time.ts'
import { Track } from '../../../../ui/track.tsx'
import { useSchoolOfPlan } from '../../school-of-plan.ts'
import { inLessons, progressOf, type WeekToDo } from '../doing.rules.ts'
import { ChangedHalfWay } from './changed-half-way.tsx'
import css from './head.module.css'
import { PaceLine } from './pace-line.tsx'

/** The plan's progress and state. */
export function DoingHead({ execution, weeks }: { execution: Execution; weeks: readonly WeekToDo[] }) {
  const { t } = useTranslation('plans/doing')
  const { lessonMinutes, lessonsAsked } = useSchoolOfPlan()
  const { user, can, finishedAt, begunVersion, planVersion } = execution
  const { doneLessons, plannedLessons, doneItems, plannedItems, minutes } = progressOf(weeks)
  return (
    <Card as="section" aria-label={t('head.label')} className={css.head}>
      {can.write ? null : (
        <p className={css.owner}>
          <PersonFace person={user} size={36} />
          <PersonName person={user} />
        </p>
      )}
      <div className={css.progress}>
        <p className={css.lessons}>
          <strong>{t('head.lessons', { lessons: doneLessons })}</strong>
          <span>{t('head.asked', { asked: lessonsAsked })}</span>
        </p>
        <Track share={doneLessons / lessonsAsked} />
        <p className={css.quiet}>
          {dotted([
            t('head.items', { done: doneItems, planned: plannedItems }),
            t('head.planned', { count: plannedLessons }),
            minutes > 0 && t('head.spent', { minutes, lessons: inLessons(minutes, lessonMinutes) }),
          ])}
        </p>
      </div>
      {finishedAt === null ? (
        <PaceLine execution={execution} weeks={weeks} />
      ) : (
        <FormAlert tone="leaf">{t('head.finished', { day: formatTaipeiDay(finishedAt) })}</FormAlert>
      )}
      {planVersion > begunVersion ? (
        <FormAlert tone="accent">
          <p>{t(can.write ? 'head.changed' : 'head.changedOfOther')}</p>
          <ChangedHalfWay execution={execution} />
        </FormAlert>
      ) : null}
    </Card>
  )
}
