import type { Written } from '@learntrail/contract/comments/written'
import type { Course } from '@learntrail/contract/courses/courses'
import type { CourseAnswer, CourseQuestion, QuestionPlace } from '@learntrail/contract/courses/discussion'
import type { DiscussionOrder } from '@learntrail/contract/courses/facts'
import { discussionFor } from '@learntrail/contract/courses/policy'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Comments, type CommentsProps } from '../../comments/index.ts'
import { discussionCalls } from '../api/discussion.ts'
import css from './discussion.module.css'
import { QuestionPlaceLink } from './question-place.tsx'
import { teachesCourse } from './who.ts'

interface DiscussionListProps {
  course: Course
  /** Only the questions at this unit. */
  unitId?: string
  order: DiscussionOrder
  /** Where a new question is placed. */
  place?: QuestionPlace | null
  onAsked?: () => void
  title: string
  count?: number
  onCount?: (by: number) => void
  above?: ReactNode
  field?: CommentsProps['field']
}

/** Questions about a course with their answers. */
export function DiscussionList({
  course,
  unitId,
  order,
  place = null,
  onAsked = () => undefined,
  title,
  count = 0,
  onCount = () => undefined,
  above,
  field,
}: DiscussionListProps) {
  const { t } = useTranslation('courses/discussion')
  const { write } = discussionFor(course.part, course.forumStatus)
  const teaches = teachesCourse(course)
  return (
    <Comments
      anchor="discussion"
      heading="h2"
      {...(field && { field })}
      above={
        <>
          <Standing course={course} />
          {above}
        </>
      }
      on={{
        type: 'course',
        id: course._id,
        list: `${unitId ?? 'all'} ${order}`,
        isNewestFirst: order !== 'oldest',
        calls: discussionCalls({
          courseId: course._id,
          ...(unitId !== undefined && { unitId }),
          order,
          place,
          onAsked,
        }),
        texts: {
          title,
          none: t(write ? (teaches ? 'none.teaching' : 'none.learning') : 'none.reading'),
          write: t(teaches ? 'write.teaching' : 'write.learning'),
          send: t('send'),
          sent: t('sent'),
          replyTo: (name) => t('replyTo', { name }),
          replySent: t('replySent'),
          deleteTitle: t('deleteTitle'),
        },
        can: { comment: write, like: write },
        count,
        onCount,
        mark: (written) => <Marks written={written} teaches={teaches} />,
        about: (written) =>
          isQuestion(written) && written.place ? (
            <QuestionPlaceLink course={course} place={written.place} unitId={unitId} />
          ) : null,
      }}
    />
  )
}

type Said = CourseQuestion | CourseAnswer
const isSaid = (written: Written): written is Said => 'isByTeacher' in written
const isQuestion = (written: Written): written is CourseQuestion => 'isAnswered' in written

/** Marks what a teacher wrote and, for teachers, questions still waiting for an answer. */
function Marks({ written, teaches }: { written: Written; teaches: boolean }) {
  const { t } = useTranslation('courses/discussion')
  if (!isSaid(written)) return null
  const isWaiting = teaches && isQuestion(written) && !written.isAnswered
  if (!written.isByTeacher && !isWaiting) return null
  return (
    <>
      {written.isByTeacher ? (
        <Chip tone="leaf">{t(isQuestion(written) ? 'marks.teacher' : 'marks.answer')}</Chip>
      ) : null}
      {isWaiting ? <Chip tone="honey">{t('marks.waiting')}</Chip> : null}
    </>
  )
}

/** Why the viewer cannot write here. */
function Standing({ course }: { course: Course }) {
  const { t } = useTranslation('courses/discussion')
  if (course.forumStatus !== 'open')
    return (
      <FormAlert tone="honey">{t(course.forumStatus === 'closed' ? 'standing.closed' : 'standing.stopped')}</FormAlert>
    )
  return course.part === null && course.status === 'published' ? (
    <p className={css.quiet}>{t('standing.notJoined')}</p>
  ) : null
}
