import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { capped } from '../../../i18n/capped.ts'
import { courseCountsQuery, coursesOfQuery, joinedOfQuery } from '../api/courses.ts'
import { CourseList } from './course-list.tsx'
import css from './courses-of.module.css'

/** Open courses of another person, and those they are learning, as far as the viewer may see them. */
export function CoursesOf({ personId }: { personId: string }) {
  const { t } = useTranslation('courses')
  const counts = useQuery(courseCountsQuery(personId)).data
  const none = (sentence: string) => <p className={css.none}>{sentence}</p>
  return (
    <div className={css.parts}>
      <Part name={t('of.teaching')} count={counts?.published}>
        <CourseList
          label={t('of.teaching')}
          query={useInfiniteQuery(coursesOfQuery(personId))}
          empty={none(t('empty.of'))}
          isPart
        />
      </Part>
      <Part name={t('of.learning')} count={counts?.joined}>
        <CourseList
          label={t('of.learning')}
          query={useInfiniteQuery(joinedOfQuery(personId))}
          empty={none(t('empty.learning'))}
          isPart
        />
      </Part>
    </div>
  )
}

function Part({ name, count, children }: { name: string; count: number | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {name} {count === undefined ? null : <span className={css.count}>{capped(count)}</span>}
      </h2>
      {children}
    </section>
  )
}
