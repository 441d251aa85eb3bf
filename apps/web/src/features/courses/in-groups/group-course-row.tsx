import type { CourseInGroup } from '@learntrail/contract/courses/in-groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { coursesKey } from '../api/courses.ts'
import { joinCourseOfGroup, removeCourseFromGroup } from '../api/in-groups.ts'
import { CourseCover } from '../library/course-cover.tsx'
import { assignUnitDialog } from '../linked/lazy-assign-unit-dialog.ts'
import { useCourseNames } from '../names.ts'
import { GroupLearnersDialog } from './group-learners-dialog.tsx'
import css from './in-groups.module.css'

interface GroupCourseRowProps {
  groupId: string
  course: CourseInGroup
  canChange: boolean
}

/** A course of a group, joined with one press; administrators also see the number of learners. */
export function GroupCourseRow({ groupId, course, canChange }: GroupCourseRowProps) {
  const { t } = useTranslation(['courses/in-groups', 'courses', 'courses/linked'])
  const names = useCourseNames()
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isListing, setListing] = useState(false)
  const [isAssigning, setAssigning] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { _id: id, counts, part, isFinished } = course
  const name = names.course(course.name)
  const askAnew = () => queryClient.invalidateQueries({ queryKey: coursesKey })
  const join = useMutation({
    mutationFn: () => joinCourseOfGroup(groupId, id),
    async onSuccess() {
      await askAnew()
      navigate(courseAddresses.learn(id))
    },
    onError: (error) => toast(sentence(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const remove = useMutation({
    mutationFn: () => removeCourseFromGroup(groupId, id),
    async onSuccess() {
      setRemoving(false)
      await askAnew()
    },
  })
  // A private course has no public page before its password; members of the group need none.
  const isBehindPassword = course.isPrivate && part === null
  return (
    <li className={css.row}>
      <div className={css.cover}>
        <CourseCover id={id} banner={course.banner} classifications={course.classifications} sizes="160px" />
      </div>
      <div className={css.words}>
        <h2 className={css.name}>
          {isBehindPassword ? (
            <WholeWords>{name}</WholeWords>
          ) : (
            <Link to={courseAddresses.course(id)}>
              <WholeWords>{name}</WholeWords>
            </Link>
          )}
        </h2>
        <p className={css.facts}>
          {dotted([
            course.user.displayName,
            t('courses:units', { count: course.unitCount }),
            course.minutes > 0 && names.minutes(course.minutes),
          ])}
        </p>
        {counts ? <p className={css.facts}>{t('counts', { ...counts, count: counts.members })}</p> : null}
      </div>
      <div className={css.ways}>
        {part === 'learner' ? (
          <LinkButton
            look={isFinished ? 'soft' : 'primary'}
            to={courseAddresses.learn(id)}
            aria-label={t(isFinished ? 'againOf' : 'goOnOf', { name })}
          >
            {t(isFinished ? 'again' : 'goOn')}
          </LinkButton>
        ) : part === null ? (
          <Button icon="plus" isBusy={join.isPending} aria-label={t('joinOf', { name })} onClick={() => join.mutate()}>
            {t('join')}
          </Button>
        ) : null}
        {counts ? (
          <Button
            look="soft"
            icon="list"
            aria-label={t('learners.ofCourse', { name })}
            onClick={() => setListing(true)}
          >
            {t('learners.do')}
          </Button>
        ) : null}
        {counts ? (
          <Button
            look="soft"
            icon="link"
            aria-label={t('courses/linked:assign.ofCourse', { name })}
            aria-haspopup="dialog"
            onPointerEnter={assignUnitDialog.ahead}
            onClick={() => setAssigning(true)}
          >
            {t('courses/linked:assign.do')}
          </Button>
        ) : null}
        {canChange ? (
          <Button look="quiet" aria-label={t('remove.ofCourse', { name })} onClick={() => setRemoving(true)}>
            {t('remove.do')}
          </Button>
        ) : null}
      </div>
      {isListing ? (
        <GroupLearnersDialog groupId={groupId} id={id} name={name} onClose={() => setListing(false)} />
      ) : null}
      {isAssigning ? (
        <OnDemand part={assignUnitDialog} courseId={id} name={name} onClose={() => setAssigning(false)} />
      ) : null}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('remove.title', { name })}
        confirm={t('remove.do')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setRemoving(false)}
      >
        <p>{t('remove.text')}</p>
        {remove.error ? <FormAlert>{sentence(remove.error)}</FormAlert> : null}
      </ConfirmDialog>
    </li>
  )
}
