import { courseLimits, coursePasswordPattern } from '@learntrail/contract/courses/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { coursesKey } from '../../api/courses.ts'
import { setPassword } from '../api/editing.ts'
import { useEditing } from '../editing-context.ts'
import css from './publishing.module.css'

/**
 * Chooses who may learn a course: everybody, or people with the password. The password is visible while typing, as it
 * is to be passed on.
 */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const changing = useMutation({
    mutationFn: (password: string | null) => setPassword(course._id, password),
    onSuccess: async (_, password) => {
      toast(t(password === null ? 'password.removed' : 'password.set'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
  })
  const { passwordMinimum: least, password: most } = courseLimits
  const error = !coursePasswordPattern.test(typed)
    ? t('password.wrongCharacters')
    : typed.length > most
      ? t('password.tooLong', { limit: most })
      : wasAsked && typed.length < least
        ? t('password.tooShort', { limit: least })
        : undefined
  function save() {
    setAsked(true)
    if (error === undefined && typed.length >= least) changing.mutate(typed)
  }
  const enter = useEnterKey(save)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('password.title')}
      actions={
        <>
          {course.isPrivate ? (
            <Button look="line" isBusy={changing.isPending} onClick={() => changing.mutate(null)}>
              {t('password.remove')}
            </Button>
          ) : null}
          <Button isBusy={changing.isPending} onClick={save}>
            {t('password.save')}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p className={css.quiet}>{t(course.isPrivate ? 'password.isPrivate' : 'password.isOpen')}</p>
        <FormAlert>{changing.error ? sentenceOf(changing.error) : null}</FormAlert>
        <TextInput
          label={t('password.new')}
          description={t('password.tip', { least, most })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setAsked(typed !== '')}
          {...enter}
        />
      </div>
    </Dialog>
  )
}
