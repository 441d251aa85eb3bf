import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showProblem } from '../../../ui/form/show-problem.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { useChangeCurrentUser } from '../api/change-current-user.ts'
import { type SignedInUser, useCurrentUser } from '../api/read-current-user.ts'
import { useFirstSteps } from '../first-steps.ts'
import { NameFields } from '../form/name-fields.tsx'
import { OrganizationFields } from '../form/organization-fields.tsx'
import {
  changeOf,
  checkOrganization,
  fieldOfPath,
  type OrganizationValues,
  valuesOf,
} from '../form/organization-values.ts'
import css from './profile-form.module.css'

export function SignUpFormScreen() {
  const { t } = useTranslation('profiles')
  const user = useCurrentUser()
  const lead = user?.registrationRole === 'other' ? 'signUp.leadOutside' : 'signUp.lead'

  return (
    <Screen title={t('signUp.title')} lead={t(lead)}>
      <Steps {...useFirstSteps(user, 'profile')} />
      <Card padding="l">{user ? <SignUpForm user={user} /> : <FormSkeleton />}</Card>
    </Screen>
  )
}

function SignUpForm({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('profiles')
  const navigate = useNavigate()
  const change = useChangeCurrentUser()
  const [failure, setFailure] = useState<string | null>(null)
  const isDefaultPassword = user.credential?.isDefaultPassword ?? false
  const draftName = `sign-up-form.${user.id}`

  const form = useForm<OrganizationValues>({
    initialValues: { ...valuesOf(user), ...readDraft<OrganizationValues>(draftName) },
    validate: checkOrganization,
  })
  useKeptDraft(draftName, form.values, form.isDirty())

  const submit = form.onSubmit((values) => {
    setFailure(null)
    change.mutate(changeOf(values), {
      onSuccess: () => {
        dropDraft(draftName)
        if (!isDefaultPassword) toast(t('signUp.done'))
        navigate(paths.root, { replace: true })
      },
      onError: (error) => setFailure(showProblem(error, form, { fieldOf: fieldOfPath })),
    })
  }, focusFirst(form))

  return (
    <form onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <FieldGroup title={t('groups.names')}>
        <NameFields form={form} />
      </FieldGroup>
      <FieldGroup title={t(form.values.type === 'academic_unit' ? 'groups.school' : 'groups.unit')}>
        <OrganizationFields form={form} mayChooseUnit={user.registrationRole === 'education_staff'} />
      </FieldGroup>
      <div className={css.submit}>
        <Button type="submit" wide size="l" isBusy={change.isPending}>
          {t(isDefaultPassword ? 'signUp.toPassword' : 'signUp.submit')}
        </Button>
      </div>
    </form>
  )
}
