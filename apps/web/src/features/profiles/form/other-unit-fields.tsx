import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldPair, Fields } from '../../../ui/form/fields.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { jobsQuery } from '../api/list-job-categories.ts'
import { industriesQuery } from '../api/list-other-unit-categories.ts'
import { WithAudience } from '../audiences/with-audience.tsx'
import { CodeSelect } from './code-select.tsx'
import { LocationFields } from './location-fields.tsx'
import type { OrganizationForm } from './organization-form.ts'

export function OtherUnitFields({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const industries = useQuery(industriesQuery)
  const jobs = useQuery(jobsQuery)
  return (
    <Fields>
      <TextInput
        {...form.input('serviceUnit')}
        label={t('form.serviceUnit')}
        description={t('form.serviceUnitNote')}
        autoComplete="organization"
        required
      />
      <WithAudience part="school" name={t('groups.unit')}>
        <TextInput
          {...form.input('organizationTitle')}
          label={t('form.organizationTitle')}
          description={t('form.organizationTitleNote')}
        />
      </WithAudience>
      <FieldPair>
        <TextInput {...form.input('unitName')} label={t('form.unitName')} description={t('form.optional')} />
        <TextInput
          {...form.input('unitTitle')}
          label={t('form.unitTitle')}
          description={t('form.unitTitleNote')}
          autoComplete="organization-title"
        />
      </FieldPair>
      <FieldPair>
        <CodeSelect
          {...form.input('industryCategory')}
          options={industries.data?.industries}
          query={industries}
          label={t('form.industryCategory')}
        />
        <CodeSelect
          {...form.input('jobCategory')}
          options={jobs.data?.jobCategories}
          query={jobs}
          label={t('form.jobCategory')}
        />
      </FieldPair>
      <LocationFields form={form} />
      <WithAudience part="contact" name={t('form.phone')}>
        <TextInput
          {...form.input('phone')}
          label={t('form.phone')}
          description={t('form.phoneNote')}
          inputMode="tel"
          autoComplete="tel"
        />
      </WithAudience>
    </Fields>
  )
}
