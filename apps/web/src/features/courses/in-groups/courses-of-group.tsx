import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { coursesOfGroupQuery } from '../api/in-groups.ts'
import { AddCourseDialog } from './add-course-dialog.tsx'
import { GroupCourseRow } from './group-course-row.tsx'
import css from './in-groups.module.css'

/** The courses of a group. Administrators also see how many members learn each. */
export function CoursesOfGroup({ group }: { group: Group }) {
  const { t } = useTranslation('courses/in-groups')
  const query = useQuery(coursesOfGroupQuery(group.id))
  const [isAdding, setAdding] = useState(false)
  const { data } = query
  if (data === undefined)
    return query.error ? (
      <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    ) : (
      <CardsSkeleton cards={2} />
    )
  const add = data.canChange ? (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('add.do')}
    </Button>
  ) : undefined
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState title={t('empty.title')} action={add}>
          <p>{t(data.canChange ? 'empty.textToLead' : 'empty.text')}</p>
        </EmptyState>
      ) : (
        <div className={css.panel}>
          {add ? <div>{add}</div> : null}
          <ul className={css.rows} aria-label={t('tab')}>
            {data.items.map((course) => (
              <GroupCourseRow key={course._id} groupId={group.id} course={course} canChange={data.canChange} />
            ))}
          </ul>
        </div>
      )}
      {isAdding ? (
        <AddCourseDialog groupId={group.id} there={data.items.map(({ _id }) => _id)} onClose={() => setAdding(false)} />
      ) : null}
    </>
  )
}
