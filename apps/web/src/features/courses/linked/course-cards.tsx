import type { LinkedCourse } from '@learntrail/contract/courses/linked'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { Track } from '../../../ui/track.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { courseAddresses } from '../addresses.ts'
import { linkedQuery } from '../api/linked.ts'
import { useCourseNames } from '../names.ts'
import { courseLinksIn } from './course-link.rules.ts'
import css from './linked.module.css'

/**
 * Cards of the courses and units that a text links to, as far as the viewer may read them. The links themselves stay in
 * the text.
 */
export function CourseCards({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation('courses/linked')
  const hasPlan = useCurrentUser()?.subscribedFeatures.includes('course') ?? false
  const links = courseLinksIn(addresses)
  const { data } = useQuery({ ...linkedQuery(links), enabled: hasPlan && links.length > 0 })
  if (data === undefined || data.items.length === 0) return null
  return (
    <ul className={css.cards} aria-label={t('label')}>
      {data.items.map((item) => (
        <li key={`${item.courseId} ${item.unitId}`}>
          <CourseLinkCard item={item} />
        </li>
      ))}
    </ul>
  )
}

function CourseLinkCard({ item: { courseId, unit, name, part, progress, unitRecord } }: { item: LinkedCourse }) {
  const { t } = useTranslation(['courses/linked', 'courses/names'])
  const names = useCourseNames()
  const done = unit ? unitRecord : progress
  const learns = part === 'learner'
  const to = learns
    ? courseAddresses.learn(courseId, unit?.id)
    : unit
      ? courseAddresses.unit(courseId, unit.id)
      : courseAddresses.course(courseId)
  return (
    <Link className={css.card} to={to}>
      <span className={css.picture}>
        <Icon name="course" />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <WholeWords>{unit ? unit.name.trim() || t('untitledUnit') : names.course(name)}</WholeWords>
        </span>
        {unit ? <span className={css.quiet}>{t('ofCourse', { name: names.course(name) })}</span> : null}
        {done ? (
          <span className={css.progress}>
            <Track share={done.percent / 100} />
            <span className={css.quiet}>{done.isComplete ? t('complete') : t('percent', done)}</span>
          </span>
        ) : (
          <span className={css.quiet}>{t(part === null || learns ? 'notJoined' : 'taught')}</span>
        )}
      </span>
      <Icon name="right" size={18} />
    </Link>
  )
}
