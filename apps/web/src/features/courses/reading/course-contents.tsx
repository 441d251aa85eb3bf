import type { Course } from '@learntrail/contract/courses/courses'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { LearningContext } from '../learning/learning-context.ts'
import { NewMark } from '../learning/new-units.tsx'
import { TrialMark } from '../trial/trial-mark.tsx'
import css from './course-contents.module.css'
import { CourseReadingContext } from './course-reading.ts'

const pictures = { video: 'play', file: 'file', external: 'link' } as const satisfies Record<string, IconName>

interface CourseContentsProps {
  course: Course
  /** Id of the unit on the screen. */
  at?: string | null
}

/** Chapters with links to their units. */
export function CourseContents({ course, at = null }: CourseContentsProps) {
  const { t } = useTranslation('courses/reading')
  const reading = useContext(CourseReadingContext)
  if (course.chapters.length === 0) return <p className={css.none}>{t('noChapters')}</p>
  return (
    <ol className={css.chapters}>
      {course.chapters.map(({ id, name, units }, index) => (
        <li key={id} className={css.chapter}>
          <h3 className={css.name}>
            <span className={css.number}>{t('chapter', { number: index + 1 })}</span>
            {name.trim() || t('untitledChapter')}
          </h3>
          {units.length === 0 ? <p className={css.none}>{t('noUnits')}</p> : null}
          <ol className={css.units}>
            {units.map((unit) => (
              <li key={unit.id}>
                <Link
                  className={css.unit}
                  to={reading?.addressOf(unit.id) ?? ''}
                  aria-current={unit.id === at ? 'page' : undefined}
                >
                  <span className={css.unitName}>{unit.name.trim() || t('untitledUnit')}</span>
                  <span className={css.kinds}>
                    <NewMark unitId={unit.id} />
                    <TrialMark course={course} unitId={unit.id} />
                    <UnitState unitId={unit.id} />
                    {course.unitsWithText.includes(unit.id) ? <Icon name="portfolio" size={16} /> : null}
                    {[...new Set(unit.resources.map(({ type }) => type))].map((type) => (
                      <Icon key={type} name={pictures[type]} size={16} />
                    ))}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

/** Whether the learner has completed a unit. */
function UnitState({ unitId }: { unitId: string }) {
  const { t } = useTranslation('courses/learning')
  const learning = useContext(LearningContext)
  const unit = learning?.record.units.find((one) => one.unitId === unitId)
  if (unit === undefined) return null
  if (unit.isComplete)
    return (
      <span className={css.complete}>
        <Icon name="check" size={16} />
        <Unseen>{t('unitComplete')}</Unseen>
      </span>
    )
  return unit.percent > 0 ? <span title={t('unitPercent', unit)}>{t('percent', unit)}</span> : null
}
