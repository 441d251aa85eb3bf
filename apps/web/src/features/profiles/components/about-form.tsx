import { type UseFormReturnType, useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { focusFirst, showProblem } from '../../../ui/form/show-problem.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { useChangeCurrentUser } from '../api/change-current-user.ts'
import type { SignedInUser } from '../api/read-current-user.ts'
import { AudienceNote } from '../audiences/audience-note.tsx'
import { AboutFields } from '../form/about-fields.tsx'
import { type AboutValues, aboutOf, checkAbout, profileOf } from '../form/about-values.ts'
import { OwnFields } from '../form/own-fields.tsx'
import css from '../screens/profile-form.module.css'

export function AboutForm({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('profiles')
  const isTeacher = user.title === 'teacher'
  const change = useChangeCurrentUser()
  const [failure, setFailure] = useState<string | null>(null)
  const draftName = `profile-about.${user.id}`
  const [draft] = useState(() => readDraft<AboutValues>(draftName))

  const form: UseFormReturnType<AboutValues> = useForm<AboutValues>({
    initialValues: { ...aboutOf(user), ...draft },
    validate: checkAbout,
  })
  useKeptDraft(draftName, form.values, form.isDirty())
  const isChanged = form.isDirty() || Object.keys(draft).length > 0

  const submit = form.onSubmit((values) => {
    setFailure(null)
    change.mutate(
      { profile: profileOf(isTeacher ? values : { ...values, taughtSubjects: [] }) },
      {
        onSuccess: () => {
          dropDraft(draftName)
          form.resetDirty()
          toast(t('profile.saved'))
        },
        onError: (error) => setFailure(showProblem(error, form, { fieldOf: (path) => path.replace(/^profile\./, '') })),
      },
    )
  }, focusFirst(form))

  return (
    <form onSubmit={submit} noValidate>
      <AudienceNote isCareful={user.isUnder18} countsAsGrownUp={user.isGrownUp} />
      <AboutFields form={form} isTeacher={isTeacher} />
      <OwnFields form={form} />
      <BottomBar isFoot failure={failure} className={css.bar}>
        <Button type="submit" isBusy={change.isPending} disabled={!isChanged}>
          {t('profile.save')}
        </Button>
      </BottomBar>
    </form>
  )
}
