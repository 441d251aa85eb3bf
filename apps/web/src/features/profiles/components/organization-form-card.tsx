import type { AcademicRole } from '@learntrail/contract/profiles/organization-codes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Select } from '../../../ui/form/select.ts'
import type { SignedInUser } from '../api/read-current-user.ts'
import { AudienceNote } from '../audiences/audience-note.tsx'
import { NameFields } from '../form/name-fields.tsx'
import { OrganizationFields } from '../form/organization-fields.tsx'
import { useOrganizationForm } from '../form/use-organization-form.ts'
import css from '../screens/profile-form.module.css'

export function OrganizationFormCard({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('profiles')
  const [isConfirming, setConfirming] = useState(false)
  const form = useOrganizationForm({
    user,
    what: 'profile-organization',
    onSent: () => toast(t('profile.saved')),
  })

  const roleBefore = user.organization?.academicRole ?? null
  const isRoleChange = roleBefore !== null && form.values.academicRole !== roleBefore

  const save = () => {
    setConfirming(false)
    void form.send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    if (isRoleChange) setConfirming(true)
    else save()
  }

  return (
    <form onSubmit={submit} noValidate>
      {user.isProfileOutdated ? <FormAlert tone="honey">{t('profile.outdated')}</FormAlert> : null}
      <AudienceNote isCareful={user.isUnder18} />
      <FieldGroup title={t('groups.names')}>
        <NameFields form={form} />
      </FieldGroup>
      <FieldGroup title={t(form.values.type === 'academic_unit' ? 'groups.school' : 'groups.unit')}>
        {roleBefore && form.values.type === 'academic_unit' ? (
          <RoleField
            value={form.values.academicRole}
            isFixed={!user.canChangeAcademicRole}
            onChange={(academicRole) => form.change({ academicRole, grade: null, title: null })}
          />
        ) : null}
        <div>
          <OrganizationFields form={form} mayChooseUnit={user.registrationRole === 'education_staff'} />
        </div>
      </FieldGroup>
      <BottomBar isFoot failure={form.failure} className={css.bar}>
        <Button type="submit" isBusy={form.isSending}>
          {t('profile.save')}
        </Button>
      </BottomBar>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('roleChange.title')}
        confirm={t('roleChange.confirm')}
        onConfirm={save}
        onClose={() => setConfirming(false)}
      >
        <p>{t('roleChange.text')}</p>
      </ConfirmDialog>
    </form>
  )
}

interface RoleFieldProps {
  value: AcademicRole
  isFixed: boolean
  onChange: (role: AcademicRole) => void
}

function RoleField({ value, isFixed, onChange }: RoleFieldProps) {
  const { t } = useTranslation('profiles')
  const roles = ['student', 'teacher'] as const
  return (
    <Select
      label={t('form.academicRole')}
      description={t(isFixed ? 'roleChange.fixed' : 'roleChange.once')}
      data={roles.map((role) => ({ value: role, label: t(`academicRoles.${role}`) }))}
      value={value}
      disabled={isFixed}
      onChange={(chosen) => {
        const role = roles.find((known) => known === chosen)
        if (role && role !== value) onChange(role)
      }}
    />
  )
}
