import type { CourseCard as Card } from '@learntrail/contract/courses/courses'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { useCourseNames } from '../names.ts'
import css from './course-card.module.css'
import { CourseCover } from './course-cover.tsx'

/** A course in a list: its topic, owner and length. */
export function CourseCard({ course, heading: Heading = 'h2' }: { course: Card; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('courses')
  const names = useCourseNames()
  const facts = [
    t('units', { count: course.unitCount }),
    course.minutes > 0 && names.minutes(course.minutes),
    course.learnerCount > 0 && t('learners', { count: course.learnerCount }),
  ]
  return (
    <article className={css.card}>
      <CourseCover
        id={course._id}
        banner={course.banner}
        classifications={course.classifications}
        sizes="(max-width: 699px) calc(100vw - 34px), 400px"
      />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link className={css.link} to={courseAddresses.course(course._id)}>
            <WholeWords>{names.course(course.name)}</WholeWords>
          </Link>
        </Heading>
        {course.introduction ? <p className={css.introduction}>{course.introduction}</p> : null}
        {course.isPrivate || course.classifications.length > 0 ? (
          <ChipRow>
            {course.isPrivate ? (
              <Chip tone="honey">
                <Icon name="lock" size={14} /> {t('private')}
              </Chip>
            ) : null}
            {course.classifications.slice(0, 3).map((code) => (
              <Chip key={code}>{names.classification(code)}</Chip>
            ))}
          </ChipRow>
        ) : null}
        <p className={css.facts}>{dotted(facts)}</p>
      </div>
      <div className={css.owner}>
        <PersonFace person={course.user} size={28} />
        <p className={css.who}>
          <PersonName person={course.user} />
          {course.school ? <span className={css.school}>{course.school}</span> : null}
        </p>
      </div>
    </article>
  )
}
