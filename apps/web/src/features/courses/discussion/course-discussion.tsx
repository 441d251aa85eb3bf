import type { Course } from '@learntrail/contract/courses/courses'
import { type DiscussionOrder, discussionOrders } from '@learntrail/contract/courses/facts'
import { discussionFor } from '@learntrail/contract/courses/policy'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { courseQuery } from '../api/courses.ts'
import { placesOf } from '../reading/places.rules.ts'
import css from './discussion.module.css'
import { DiscussionList } from './discussion-list.tsx'
import { ForumDialog } from './forum-dialog.tsx'
import { teachesCourse } from './who.ts'

/** The whole discussion of a course, on its page. */
export function CourseDiscussion({ course }: { course: Course }) {
  const { t } = useTranslation(['courses/discussion', 'courses/reading'])
  const queryClient = useQueryClient()
  const teaches = teachesCourse(course)
  const { hash } = useLocation()
  // A link to one question must not filter it out once it is answered.
  const isForOne = hash.startsWith('#comment-')
  const [order, setOrder] = useState<DiscussionOrder>(teaches && !isForOne ? 'unanswered' : 'newest')
  const [unitId, setUnitId] = useState('')
  const [isSetting, setSetting] = useState(false)
  if (!discussionFor(course.part, course.forumStatus).read) return null
  const units = placesOf(course.chapters).map(({ unit, number }) => ({
    value: unit.id,
    name: t('unitOf', { number, name: unit.name.trim() || t('courses/reading:untitledUnit') }),
  }))
  const orders = discussionOrders.filter((one) => one !== 'unanswered' || teaches)
  const isAtUnit = unitId !== ''
  return (
    <div className={css.inCourse}>
      <DiscussionList
        key={unitId}
        course={course}
        {...(isAtUnit && { unitId })}
        order={order}
        place={isAtUnit ? { unitId, film: null } : null}
        title={t('title')}
        count={isAtUnit ? 0 : course.discussionCount}
        onCount={(by) =>
          queryClient.setQueryData(
            courseQuery(course._id, 'published').queryKey,
            (before) => before && { ...before, discussionCount: Math.max(0, before.discussionCount + by) },
          )
        }
        above={
          <div className={css.choices}>
            {units.length > 1 ? (
              <SortChoice
                label={t('unit')}
                orders={[{ value: '', name: t('allUnits') }, ...units]}
                value={unitId}
                onChange={setUnitId}
              />
            ) : null}
            <SortChoice
              label={t('order')}
              orders={orders.map((value) => ({ value, name: t(`orders.${value}`) }))}
              value={order}
              onChange={setOrder}
            />
            {course.part === 'owner' || course.part === 'coEditor' ? (
              <Button look="soft" size="s" icon="settings" onClick={() => setSetting(true)}>
                {t('forum.do')}
              </Button>
            ) : null}
          </div>
        }
      />
      {isSetting ? <ForumDialog course={course} onClose={() => setSetting(false)} /> : null}
    </div>
  )
}
