import { useTranslation } from 'react-i18next'
import { FieldPair } from '../../../ui/form/fields.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { WithAudience } from '../audiences/with-audience.tsx'
import type { OrganizationForm } from './organization-form.ts'

export function NameFields({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  return (
    <FieldPair>
      <WithAudience part="fullName" name={t('form.fullName')}>
        <TextInput
          {...form.input('fullName')}
          label={t('form.fullName')}
          description={t(form.values.type === 'other_unit' ? 'form.fullNameOutside' : 'form.fullNameNote')}
          autoComplete="name"
          required
        />
      </WithAudience>
      <TextInput
        {...form.input('displayName')}
        label={t('form.displayName')}
        description={t('form.displayNameNote')}
        autoComplete="nickname"
        required
      />
    </FieldPair>
  )
}
