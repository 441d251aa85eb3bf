import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { schoolsQuery } from '../api/list-schools.ts'
import type { OrganizationForm } from './organization-form.ts'
import css from './school-field.module.css'

/** The schools of a county and type, or a typed name where the list does not have it. */
export function SchoolField({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const { isSchoolMissing } = form.values
  const toggle = () => form.setValues({ isSchoolMissing: !isSchoolMissing, school: null, schoolName: '' })
  return (
    <div>
      {isSchoolMissing ? (
        <TextInput
          {...form.getInputProps('schoolName')}
          label={t('form.schoolName')}
          description={t('form.schoolNameNote')}
          autoComplete="organization"
          required
        />
      ) : (
        <SchoolSelect form={form} />
      )}
      <div className={css.toggle}>
        <Button look="quiet" size="s" onClick={toggle}>
          {t(isSchoolMissing ? 'form.schoolFromList' : 'form.schoolMissing')}
        </Button>
      </div>
    </div>
  )
}

function SchoolSelect({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const { schoolType, county } = form.values
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, 300)

  const { data: all, isError, refetch } = useQuery(schoolsQuery(schoolType, county))
  // Only where the list of a county was cut does the server have to search as well.
  const { data: found } = useQuery({
    ...schoolsQuery(schoolType, county, keyword),
    enabled: all?.hasMore === true && keyword.length > 1,
  })
  const schools = (all?.hasMore && keyword.length > 1 ? found : all)?.schools ?? []
  const isReady = schoolType !== null && county !== null

  return (
    <>
      <Select
        {...form.getInputProps('school')}
        label={t('form.school')}
        data={schools.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t(isReady ? 'form.schoolPlaceholder' : 'form.schoolFirst')}
        disabled={!isReady}
        searchable
        onSearchChange={setTyped}
        limit={300}
        nothingFoundMessage={t('form.schoolNotFound')}
        maxDropdownHeight={320}
        required
      />
      {isError ? (
        <Button look="quiet" size="s" onClick={() => refetch()}>
          {t('form.listFailed')}
        </Button>
      ) : null}
    </>
  )
}
