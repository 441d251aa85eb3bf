import type { CourseCard } from '@learntrail/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Chip, ChipRow, type ChipTone, LinkChip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { newLearnersQuery } from '../api/learners.ts'
import { CourseCover } from '../library/course-cover.tsx'
import { useCourseNames } from '../names.ts'
import { AskDialog } from './ask-dialog.tsx'
import css from './teaching-row.module.css'
import { type AskedAction, useCourseActions } from './use-course-actions.ts'

const tones: Record<CourseCard['status'], ChipTone> = { planning: 'plain', published: 'leaf', removed: 'honey' }

/** A course that the person teaches: its state and the next actions. */
export function TeachingRow({ course }: { course: CourseCard }) {
  const { t } = useTranslation(['courses/manage', 'courses'])
  const names = useCourseNames()
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const actions = useCourseActions(course, setAsked)
  const fresh = useQuery(newLearnersQuery).data?.items.find(({ courseId }) => courseId === course._id)?.count ?? 0
  const name = names.course(course.name)
  const isWritten = course.status !== 'published' && course.part !== 'lecturer'
  const facts = [t('courses:units', { count: course.unitCount }), course.minutes > 0 && names.minutes(course.minutes)]
  const to = isWritten
    ? courseAddresses.edit(course._id)
    : course.status === 'planning'
      ? courseAddresses.preview(course._id)
      : courseAddresses.course(course._id)
  return (
    <article className={css.row} aria-label={name}>
      <div className={css.cover} aria-hidden="true">
        <CourseCover id={course._id} banner={course.banner} classifications={course.classifications} sizes="160px" />
      </div>
      <div className={css.words}>
        <h2 className={css.name}>
          <Link to={to}>
            <WholeWords>{name}</WholeWords>
          </Link>
        </h2>
        <ChipRow>
          <Chip tone={tones[course.status]}>{names.status(course.status)}</Chip>
          {course.part && course.part !== 'owner' ? <Chip tone="accent">{names.part(course.part)}</Chip> : null}
          {course.isPrivate ? (
            <Chip tone="honey">
              <Icon name="lock" size={14} /> {t('courses:private')}
            </Chip>
          ) : null}
          {course.learnerCount > 0 ? (
            <LinkChip to={courseAddresses.learners(course._id)} tone={fresh > 0 ? 'spark' : 'plain'}>
              {dotted([
                t('courses:learners', { count: course.learnerCount }),
                fresh > 0 && t('fresh', { count: fresh }),
              ])}
            </LinkChip>
          ) : null}
        </ChipRow>
        {course.part === 'owner' ? null : (
          <p className={css.owner}>
            {t('of')} <PersonName person={course.user} />
          </p>
        )}
        <p className={css.facts}>
          {dotted(facts)}
          <span className={css.changed}>
            {t('changed')}
            <When time={course.updatedAt} relative />
          </span>
        </p>
      </div>
      <div className={css.acts}>
        <LinkButton look="soft" size="s" to={to} icon={isWritten ? 'edit' : 'eye'}>
          {t(isWritten ? 'edit' : 'read')}
        </LinkButton>
        <ActionMenu label={t('more', { name })} actions={actions} />
      </div>
      {asked ? <AskDialog course={course} action={asked} onClose={() => setAsked(null)} /> : null}
    </article>
  )
}
