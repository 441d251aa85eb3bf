import { courseLimits } from '@learntrail/contract/courses/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { coursesKey, enterCourse } from '../api/courses.ts'
import { TrialBefore } from '../trial/trial-ways.tsx'
import css from './password-entry.module.css'

interface PasswordEntryProps {
  courseId: string
  /** Shown to a teacher as a preview: nothing is sent. */
  isShown?: boolean
}

/** Asks for a private course's password. Reveals nothing of the course, not even its name. */
export function PasswordEntry({ courseId, isShown = false }: PasswordEntryProps) {
  const { t } = useTranslation('courses/reading')
  const queryClient = useQueryClient()
  const enter = useMutation({
    mutationFn: (password: string) => enterCourse(courseId, password),
    // The course may have been opened or deleted meanwhile; its page says which.
    onSettled: (_done, error) =>
      error === null || isProblem(error, 'COURSE_OPEN', 'COURSE_NOT_FOUND')
        ? queryClient.invalidateQueries({ queryKey: coursesKey })
        : undefined,
  })
  const form = useKeptForm({
    id: 'course',
    start: () => ({ password: '' }),
    check: ({ password }) => ({ password: checkText(password, { required: true, max: courseLimits.password * 10 }) }),
    fieldOfCode: { COURSE_PASSWORD_WRONG: 'password' },
    send: async ({ password }) => {
      if (!isShown) await enter.mutateAsync(password)
    },
  })
  return (
    <StatePanel scene="closed" title={t('password.title')}>
      {isShown ? null : <TrialBefore courseId={courseId} />}
      <form className={css.form} onSubmit={form.submit} noValidate>
        <p>{t('password.text')}</p>
        <FormAlert>{form.failure}</FormAlert>
        <PasswordInput {...form.input('password')} label={t('password.label')} autoComplete="off" />
        <Button type="submit" wide isBusy={form.isSending}>
          {t('password.enter')}
        </Button>
        <p className={css.note}>{t('password.forgotten')}</p>
      </form>
    </StatePanel>
  )
}
