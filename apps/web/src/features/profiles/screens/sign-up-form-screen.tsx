import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { type SignedInUser, useCurrentUser } from '../api/read-current-user.ts'
import { useFirstSteps } from '../first-steps.ts'
import { NameFields } from '../form/name-fields.tsx'
import { OrganizationFields } from '../form/organization-fields.tsx'
import { useOrganizationForm } from '../form/use-organization-form.ts'
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
  const isDefaultPassword = user.credential?.isDefaultPassword ?? false
  const form = useOrganizationForm({
    user,
    what: 'sign-up-form',
    onSent() {
      if (!isDefaultPassword) toast(t('signUp.done'))
      navigate(paths.root, { replace: true })
    },
  })

  return (
    <form onSubmit={form.submit} noValidate>
      <FormAlert>{form.failure}</FormAlert>
      <FieldGroup title={t('groups.names')}>
        <NameFields form={form} />
      </FieldGroup>
      <FieldGroup title={t(form.values.type === 'academic_unit' ? 'groups.school' : 'groups.unit')}>
        <OrganizationFields form={form} mayChooseUnit={user.registrationRole === 'education_staff'} />
      </FieldGroup>
      <div className={css.submit}>
        <Button type="submit" wide size="l" isBusy={form.isSending}>
          {t(isDefaultPassword ? 'signUp.toPassword' : 'signUp.submit')}
        </Button>
      </div>
    </form>
  )
}
