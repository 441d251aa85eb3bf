import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'
import { listed } from '../../../ui/listed.ts'
import type { Confirmation } from '../api/read-confirmation.ts'

/** Facts of a finished course: its duration, the day, and its teachers. */
export function CourseFacts({ course }: { course: NonNullable<Confirmation['course']> }) {
  const { t } = useTranslation('eportfolio')
  const { minutes, finishedAt, teachers } = course
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const time =
    hours === 0
      ? t('confirm.course.minutes', { count: rest })
      : rest === 0
        ? t('confirm.course.hours', { count: hours })
        : t('confirm.course.hoursAndMinutes', { hours, minutes: rest })
  return (
    <>
      {minutes > 0 ? (
        <>
          <dt>{t('confirm.course.time')}</dt>
          <dd>{time}</dd>
        </>
      ) : null}
      <dt>{t('confirm.course.finished')}</dt>
      <dd>
        <time dateTime={finishedAt}>{formatFullDay(finishedAt)}</time>
      </dd>
      {teachers.length > 0 ? (
        <>
          <dt>{t('confirm.course.teachers')}</dt>
          <dd>{listed(teachers)}</dd>
        </>
      ) : null}
    </>
  )
}
