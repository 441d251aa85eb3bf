import type { Course } from '@learntrail/contract/courses/courses'
import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import { filmTime } from '@learntrail/contract/courses/film-time'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { courseAddresses } from '../addresses.ts'
import { aroundUnit } from '../reading/places.rules.ts'
import css from './discussion.module.css'
import { goToFilm } from './films-here.ts'

interface QuestionPlaceProps {
  course: Course
  place: QuestionPlace
  /** The unit on the screen, which is not named. */
  unitId: string | undefined
}

/** Where a question was asked, linked. */
export function QuestionPlaceLink({ course, place, unitId }: QuestionPlaceProps) {
  const { t } = useTranslation(['courses/discussion', 'courses/reading'])
  const unit = aroundUnit(course.chapters, place.unitId)?.place.unit
  const isHere = place.unitId === unitId
  const { film } = place
  if (unit === undefined || (isHere && film === null)) return null
  const name = unit.name.trim() || t('courses/reading:untitledUnit')
  const time = film && filmTime(film.second)
  return (
    <Link
      className={css.place}
      to={courseAddresses.atSecond(course, place)}
      onClick={(event) => {
        if (film && isHere && goToFilm(film)) event.preventDefault()
      }}
    >
      <Icon name={film ? 'play' : 'file'} size={16} />
      <span>
        {time === null ? name : isHere ? t('place.second', { time }) : t('place.unitAndSecond', { name, time })}
      </span>
    </Link>
  )
}
