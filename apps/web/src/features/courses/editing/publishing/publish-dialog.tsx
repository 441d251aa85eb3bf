import { textLength } from '@learntrail/contract/characters'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { courseQuery, coursesKey } from '../../api/courses.ts'
import { checkQuery, publishCourse } from '../api/editing.ts'
import { useEditing } from '../editing-context.ts'
import { CheckList } from './check-list.tsx'
import { findingsOf } from './findings.ts'
import css from './publishing.module.css'

/** Lists what must be fixed; when nothing is left, publishes with a note for the learners. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('courses/editing')
  const queryClient = useQueryClient()
  const { course, shared, outline } = useEditing()
  const { stored } = useWatched(shared)
  const [note, setNote] = useState('')
  // Only the server knows which files have arrived and what the unit texts contain.
  const check = useQuery(checkQuery(course._id))
  useEffect(() => {
    if (stored !== 'stored') return
    for (const { queryKey } of [checkQuery(course._id), courseQuery(course._id, 'draft')])
      void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, course._id, stored])
  const findings = findingsOf(outline, course, check.data?.findings ?? [])
  const isWhole = findings.every(({ isAdvice }) => isAdvice)
  const isAgain = course.edition !== null
  const over = textLength(note.trim()) - courseLimits.note
  const publishing = useMutation({
    mutationFn: () => publishCourse(course._id, note.trim()),
    onSuccess: async () => {
      toast(t(isAgain ? 'publish.doneAgain' : 'publish.done'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('publish.title')}
      actions={
        isWhole ? (
          <Button
            isBusy={publishing.isPending || check.isFetching || stored === 'sending'}
            disabled={over > 0 || stored === 'device'}
            onClick={() => publishing.mutate()}
          >
            {t('publish.confirm')}
          </Button>
        ) : null
      }
    >
      <div className={css.dialog}>
        <FormAlert>{publishing.error ? sentenceOf(publishing.error) : null}</FormAlert>
        {stored === 'device' ? <FormAlert tone="honey">{t('publish.notStored')}</FormAlert> : null}
        {isWhole ? null : <p>{t('check.text', { count: findings.filter(({ isAdvice }) => !isAdvice).length })}</p>}
        <CheckList findings={findings} onGo={onClose} />
        {isWhole ? <p className={css.quiet}>{t(course.isPrivate ? 'publish.private' : 'publish.open')}</p> : null}
        {isWhole && isAgain ? (
          <Textarea
            label={t('publish.note')}
            description={t('publish.noteTip')}
            autosize
            minRows={3}
            value={note}
            error={over > 0 ? t('tooLong', { limit: courseLimits.note, over }) : undefined}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
