import type { Course } from '@learntrail/contract/courses/courses'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { courseQuery, coursesKey } from '../api/courses.ts'
import { chooseTrial } from '../api/trial.ts'
import css from './trial.module.css'

/** Chooses which published unit everybody may try. */
export function TrialDialog({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { t } = useTranslation('courses/trial')
  const query = useQuery(courseQuery(courseId, 'published'))
  if (query.data) return <Choosing course={query.data} onClose={onClose} />
  return (
    <Dialog isOpen title={t('choose.title')} onClose={onClose}>
      <WaitingLines query={query} />
    </Dialog>
  )
}

/** Value of the choice of no unit. */
const none = 'none'

function Choosing({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation(['courses/trial', 'courses/reading'])
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(course.trialUnitId)
  const change = useMutation({
    mutationFn: () => chooseTrial(course._id, chosen),
    async onSuccess() {
      toast(t(chosen === null ? 'choose.removed' : 'choose.done'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  const save = () => (chosen === course.trialUnitId ? onClose() : change.mutate())
  return (
    <Dialog
      isOpen
      title={t('choose.title')}
      onClose={onClose}
      actions={
        <Button isBusy={change.isPending} onClick={save}>
          {t('choose.save')}
        </Button>
      }
    >
      <div className={css.dialog}>
        <p className={css.quiet}>{t(course.isPrivate ? 'choose.private' : 'choose.open')}</p>
        <FormAlert>{change.error ? sentence(change.error) : null}</FormAlert>
        <Select
          label={t('choose.unit')}
          searchable
          allowDeselect={false}
          comboboxProps={listInDialog}
          value={chosen ?? none}
          onChange={(value) => setChosen(value === none ? null : value)}
          nothingFoundMessage={t('choose.nothing')}
          data={[
            { value: none, label: t('choose.none') },
            ...course.chapters.map(({ name, units }, index) => ({
              group: `${t('courses/reading:chapter', { number: index + 1 })} ${name}`,
              items: units.map((unit) => ({
                value: unit.id,
                label: unit.name.trim() || t('courses/reading:untitledUnit'),
              })),
            })),
          ]}
        />
        {course.status === 'published' ? null : <p className={css.quiet}>{t('choose.notOut')}</p>}
      </div>
    </Dialog>
  )
}
