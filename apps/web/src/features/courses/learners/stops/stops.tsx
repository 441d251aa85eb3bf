import type { Course } from '@learntrail/contract/courses/courses'
import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import type { LearnersOverview } from '@learntrail/contract/courses/learners'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { CardsSkeleton } from '../../../../ui/states/skeleton.tsx'
import { placesOf } from '../../reading/places.rules.ts'
import { FilmHeat } from './film-heat.tsx'
import css from './stops.module.css'
import { UnitStops } from './unit-stops.tsx'

interface StopsProps {
  courseId: string
  groupId: string | undefined
  overview: LearnersOverview
  course: Course | undefined
}

/** Where learners stop, and which parts of films they replay. Names nobody. */
export function Stops({ courseId, groupId, overview, course }: StopsProps) {
  const { t } = useTranslation('courses/learners')
  if (course === undefined) return <CardsSkeleton cards={2} />
  if (overview.isTooFew) return <p className={css.few}>{t('stops.tooFew', { count: learnerLimits.fewest })}</p>
  const units = placesOf(course.chapters).map(({ unit }) => unit)
  const films = units.flatMap(({ resources }) =>
    resources.filter(({ type, courseFileId }) => type === 'video' && courseFileId !== null),
  )
  return (
    <div className={css.stops}>
      <UnitStops overview={overview} units={units} />
      <Card as="section" aria-labelledby="films-title">
        <h2 id="films-title" className={css.title}>
          {t('stops.films')}
        </h2>
        {films.length === 0 ? <p className={css.note}>{t('stops.noFilms')}</p> : null}
        {films.map(({ id, name }) => (
          <FilmHeat key={id} courseId={courseId} groupId={groupId} pieceId={id} name={name} />
        ))}
      </Card>
    </div>
  )
}
