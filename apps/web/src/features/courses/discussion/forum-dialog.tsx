import type { Course } from '@learntrail/contract/courses/courses'
import { type ForumStatus, forumStatuses } from '@learntrail/contract/courses/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ChoiceCard, ChoiceCards } from '../../../ui/form/choice-cards.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { coursesKey } from '../api/courses.ts'
import { changeForum } from '../api/discussion.ts'
import css from './forum-dialog.module.css'

const icons: Record<ForumStatus, IconName> = { open: 'chat', stopped: 'eye', closed: 'lock' }

/** Chooses what learners may do in the discussion: ask, only read, or neither. */
export function ForumDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation('courses/discussion')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(course.forumStatus)
  const change = useMutation({
    mutationFn: () => changeForum(course._id, chosen),
    async onSuccess() {
      toast(t(`forum.${chosen}.done`))
      onClose()
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  return (
    <Dialog
      isOpen
      title={t('forum.title')}
      onClose={onClose}
      actions={
        <Button isBusy={change.isPending} onClick={() => (chosen === course.forumStatus ? onClose() : change.mutate())}>
          {t('forum.save')}
        </Button>
      }
    >
      {change.error ? <FormAlert>{sentence(change.error)}</FormAlert> : null}
      <ChoiceCards label={t('forum.title')}>
        {forumStatuses.map((each) => (
          <ChoiceCard
            key={each}
            group="forum"
            icon={icons[each]}
            name={t(`forum.${each}.name`)}
            texts={[t(`forum.${each}.text`)]}
            isChosen={chosen === each}
            onChoose={() => setChosen(each)}
          />
        ))}
      </ChoiceCards>
      <p className={css.note}>{t('forum.note')}</p>
    </Dialog>
  )
}
