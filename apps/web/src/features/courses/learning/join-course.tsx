import type { Course } from '@learntrail/contract/courses/courses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { courseAddresses } from '../addresses.ts'
import { coursesKey } from '../api/courses.ts'
import { joinCourse, withdrawFromCourse } from '../api/learning.ts'

/** Joins a course, or continues it. */
export function JoinCourse({ course, isComplete }: { course: Course; isComplete: boolean }) {
  const { t } = useTranslation('courses/learning')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const join = useMutation({
    mutationFn: () => joinCourse(course._id),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: coursesKey })
      navigate(courseAddresses.learn(course._id))
    },
    onError: (error) => toast(sentence(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  if (course.part === 'learner')
    return (
      <LinkButton to={courseAddresses.learn(course._id)} iconAfter="right">
        {t(isComplete ? 'again' : 'goOn')}
      </LinkButton>
    )
  if (course.part !== null || course.status !== 'published') return null
  return (
    <Button icon="plus" isBusy={join.isPending} onClick={() => join.mutate()}>
      {t('join')}
    </Button>
  )
}

/** Leaves a course; the progress is kept. */
export function Withdraw({ course }: { course: Course }) {
  const { t } = useTranslation('courses/learning')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => withdrawFromCourse(course._id),
    async onSuccess() {
      setAsking(false)
      toast(t('withdraw.done'))
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  return (
    <>
      <Button look="quiet" icon="out" onClick={() => setAsking(true)}>
        {t('withdraw.do')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('withdraw.title')}
        confirm={t('withdraw.do')}
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('withdraw.text')}</p>
        {withdraw.error ? <FormAlert>{sentence(withdraw.error)}</FormAlert> : null}
      </ConfirmDialog>
    </>
  )
}
