import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSharedView } from '../../../documents/index.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { coursesKey, takeOffCourse } from '../api/courses.ts'
import { useEditing } from './editing-context.ts'
import css from './editor.module.css'

/** Why the course cannot be edited now, and what to do. */
export function EditorNotices() {
  const { t } = useTranslation('courses/editing')
  const { course, shared, accountId } = useEditing()
  const view = useSharedView(shared, accountId)
  if (course.status === 'published') return <OnTheShelf />
  if (view.isWriter || view.problem !== null) return null
  if (view.access === 'read') return <FormAlert tone="accent">{t('readOnly')}</FormAlert>
  return null
}

/** A published course is read-only for its authors, too, until it is taken off. */
function OnTheShelf() {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const taking = useMutation({
    mutationFn: () => takeOffCourse(course._id),
    onSuccess: async () => {
      setAsking(false)
      toast(t('shelf.takenOff'))
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <div className={css.shelf}>
      <p>{t('shelf.text')}</p>
      {course.actions.includes('takeOff') ? (
        <Button look="soft" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('shelf.takeOff')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('shelf.title')}
        confirm={t('shelf.takeOff')}
        isBusy={taking.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => taking.mutate()}
      >
        <p>{t('shelf.question')}</p>
      </ConfirmDialog>
    </div>
  )
}
