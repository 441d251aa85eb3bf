import type { CourseCard } from '@learntrail/contract/courses/courses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { coursesKey, deleteCourse, takeOffCourse } from '../api/courses.ts'
import { leaveCourse } from '../api/invitations.ts'
import { useCourseNames } from '../names.ts'
import type { AskedAction } from './use-course-actions.ts'

interface AskDialogProps {
  course: Pick<CourseCard, '_id' | 'name'>
  action: AskedAction
  onClose: () => void
}

/** Confirms taking off, deleting or leaving a course, and says what follows from it. */
export function AskDialog({ course, action, onClose }: AskDialogProps) {
  const { t } = useTranslation('courses/manage')
  const names = useCourseNames()
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const me = useCurrentUser()
  const act = useMutation<unknown>({
    mutationFn: () => {
      if (action === 'takeOff') return takeOffCourse(course._id)
      if (action === 'delete') return deleteCourse(course._id)
      return leaveCourse(course._id, me?.id ?? '')
    },
    onSuccess: () => {
      toast(t(`done.${action}`))
      onClose()
      return queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(`ask.${action}.title`, { name: names.course(course.name) })}
      confirm={t(`actions.${action}`)}
      isDangerous={action !== 'takeOff'}
      isBusy={act.isPending}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      <p>{t(`ask.${action}.text`)}</p>
      {act.error ? <FormAlert>{sentence(act.error)}</FormAlert> : null}
    </ConfirmDialog>
  )
}
