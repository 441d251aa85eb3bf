import type { CoursePage } from '@learntrail/contract/courses/courses'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import css from './course-card.module.css'
import { CourseCard } from './course-card.tsx'

interface CourseListProps {
  label: string
  query: UseInfiniteQueryResult<InfiniteData<CoursePage>>
  /** Shown if there are none. */
  empty: ReactNode
  /** One of several named lists on its screen: further pages load only on request. */
  isPart?: boolean
}

/** A list of courses as cards. */
export function CourseList({ label, query, empty, isPart = false }: CourseListProps) {
  const courses = query.data?.pages.flatMap(({ items }) => items)
  if (courses === undefined) return query.isPending ? <CardsSkeleton cards={3} /> : <WaitingLines query={query} />
  if (courses.length === 0 && !query.hasNextPage) return empty
  return (
    <>
      <ul className={css.cards} aria-label={label}>
        {courses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} heading={isPart ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic={!isPart} />
    </>
  )
}
