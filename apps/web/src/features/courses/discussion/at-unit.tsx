import type { Course } from '@learntrail/contract/courses/courses'
import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import { filmTime } from '@learntrail/contract/courses/film-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './discussion.module.css'
import { DiscussionList } from './discussion-list.tsx'
import { shownFilm } from './films-here.ts'
import { teachesCourse } from './who.ts'

/** The questions at a unit. A new one is placed at the current second of the film on the screen. */
export function AtUnit({ course, unitId }: { course: Course; unitId: string }) {
  const { t } = useTranslation(['courses/discussion', 'courses/reading'])
  const [film, setFilm] = useState<QuestionPlace['film']>(null)
  // The person removed the second; do not offer it again for this question.
  const [isWithout, setWithout] = useState(false)
  const begin = () => {
    setFilm(null)
    setWithout(false)
  }
  return (
    <DiscussionList
      course={course}
      unitId={unitId}
      order={teachesCourse(course) ? 'unanswered' : 'newest'}
      place={{ unitId, film }}
      onAsked={begin}
      title={t('courses/reading:discussion')}
      field={{
        onEnter: () => {
          if (film === null && !isWithout) setFilm(shownFilm()?.place ?? null)
        },
        above: film ? (
          <p className={css.pin}>
            <Icon name="clock" size={16} />
            <span>{t('pin.at', { time: filmTime(film.second) })}</span>
            <IconButton
              label={t('pin.drop')}
              icon="close"
              onClick={() => {
                setFilm(null)
                setWithout(true)
              }}
            />
          </p>
        ) : null,
      }}
    />
  )
}
