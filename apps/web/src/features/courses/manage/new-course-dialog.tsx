import { courseLimits } from '@learntrail/contract/courses/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { courseAddresses } from '../addresses.ts'
import { coursesKey, createCourse } from '../api/courses.ts'

/** Asks for a name only; everything else is written in the editor. */
export function NewCourseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['courses/manage', 'common'])
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const formId = useId()
  const form = useKeptForm({
    id: 'new-course',
    start: () => ({ name: '' }),
    check: ({ name }) => ({ name: checkText(name, { required: true, max: courseLimits.name }) }),
    async send({ name }, clientId) {
      const course = await createCourse({ clientId, name })
      void queryClient.invalidateQueries({ queryKey: coursesKey })
      return course
    },
    onSent: ({ _id }) => navigate(courseAddresses.edit(_id)),
  })
  return (
    <Dialog
      isOpen
      title={t('create')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('new.begin')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <TextInput
          {...form.input('name')}
          label={t('new.name')}
          description={t('new.note')}
          withAsterisk
          aria-required
          autoComplete="off"
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
