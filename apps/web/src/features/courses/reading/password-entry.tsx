import { courseLimits } from '@learntrail/contract/courses/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { coursesKey, enterCourse } from '../api/courses.ts'
import { TrialBefore } from '../trial/trial-ways.tsx'
import css from './password-entry.module.css'

const passwordField = 'course-password'

interface PasswordEntryProps {
  courseId: string
  /** Shown to a teacher as a preview: nothing is sent. */
  isShown?: boolean
}

/** Asks for a private course's password. Reveals nothing of the course, not even its name. */
export function PasswordEntry({ courseId, isShown = false }: PasswordEntryProps) {
  const { t } = useTranslation('courses/reading')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const enter = useMutation({
    mutationFn: () => enterCourse(courseId, password),
    onError: (error) => {
      if (!isProblem(error, 'COURSE_PASSWORD_WRONG')) return
      setWrong(sentence(error))
      goToField(passwordField)
    },
    // The course may have been opened or deleted meanwhile; its page says which.
    onSettled: (_done, error) =>
      error === null || isProblem(error, 'COURSE_OPEN', 'COURSE_NOT_FOUND')
        ? queryClient.invalidateQueries({ queryKey: coursesKey })
        : undefined,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isShown) return
    const found = checkText(password, { required: true, max: courseLimits.password * 10 })
    setWrong(found)
    if (found) return goToField(passwordField)
    enter.mutate()
  }
  return (
    <StatePanel scene="closed" title={t('password.title')}>
      {isShown ? null : <TrialBefore courseId={courseId} />}
      <form className={css.form} onSubmit={send} noValidate>
        <p>{t('password.text')}</p>
        <FormAlert>
          {enter.error && !isProblem(enter.error, 'COURSE_PASSWORD_WRONG') ? sentence(enter.error) : null}
        </FormAlert>
        <PasswordInput
          id={passwordField}
          label={t('password.label')}
          autoComplete="off"
          value={password}
          error={wrong}
          onChange={(event) => {
            setWrong(null)
            setPassword(event.currentTarget.value)
          }}
        />
        <Button type="submit" wide isBusy={enter.isPending}>
          {t('password.enter')}
        </Button>
        <p className={css.note}>{t('password.forgotten')}</p>
      </form>
    </StatePanel>
  )
}
