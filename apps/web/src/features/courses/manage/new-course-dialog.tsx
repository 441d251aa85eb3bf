import { courseLimits } from '@learntrail/contract/courses/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { courseAddresses } from '../addresses.ts'
import { coursesKey, createCourse } from '../api/courses.ts'

const nameField = 'new-course-name'

/** Asks for a name only; everything else is written in the editor. */
export function NewCourseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['courses/manage', 'common'])
  const sentence = useSentence()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const formId = useId()
  // A retry after a failure creates the same course.
  const [clientId] = useState(newId)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const create = useMutation({
    mutationFn: () => createCourse({ clientId, name }),
    onSuccess: ({ _id }) => {
      void queryClient.invalidateQueries({ queryKey: coursesKey })
      navigate(courseAddresses.edit(_id))
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = checkText(name, { required: true, max: courseLimits.name })
    setWrong(found)
    if (found) return goToField(nameField)
    create.mutate()
  }
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
          <Button type="submit" form={formId} isBusy={create.isPending}>
            {t('new.begin')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <FormAlert>{create.error ? sentence(create.error) : null}</FormAlert>
        <TextInput
          id={nameField}
          label={t('new.name')}
          description={t('new.note')}
          withAsterisk
          aria-required
          autoComplete="off"
          data-autofocus
          value={name}
          error={wrong}
          onChange={(event) => {
            setWrong(null)
            setName(event.currentTarget.value)
          }}
        />
      </form>
    </Dialog>
  )
}
