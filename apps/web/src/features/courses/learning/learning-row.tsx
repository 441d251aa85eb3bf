import type { LearningCard } from '@learntrail/contract/courses/learning'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Track } from '../../../ui/track.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { CourseCover } from '../library/course-cover.tsx'
import { useCourseNames } from '../names.ts'
import css from './learning-row.module.css'

/** A course being learnt: its progress, and continuing it with one press. */
export function LearningRow({ course }: { course: LearningCard }) {
  const { t } = useTranslation('courses/learning')
  const names = useCourseNames()
  const { progress, _id: id } = course
  const name = names.course(course.name)
  return (
    <li className={css.row}>
      <div className={css.cover}>
        <CourseCover id={id} banner={course.banner} classifications={course.classifications} sizes="160px" />
      </div>
      <div className={css.words}>
        <h2 className={css.name}>
          <Link to={courseAddresses.course(id)}>
            <WholeWords>{name}</WholeWords>
          </Link>
        </h2>
        <p className={css.facts}>
          {dotted([
            course.user.displayName,
            t('head.units', { complete: progress.completeCount, count: progress.unitCount }),
          ])}
        </p>
        <div className={css.progress}>
          <Track share={progress.percent / 100} />
          <span className={css.percent}>{progress.isComplete ? t('head.complete') : t('percent', progress)}</span>
        </div>
      </div>
      <LinkButton
        look={progress.isComplete ? 'soft' : 'primary'}
        to={courseAddresses.learn(id)}
        aria-label={t(progress.isComplete ? 'againOf' : 'goOnOf', { name })}
      >
        {t(progress.isComplete ? 'again' : progress.percent > 0 ? 'goOn' : 'begin')}
      </LinkButton>
    </li>
  )
}
