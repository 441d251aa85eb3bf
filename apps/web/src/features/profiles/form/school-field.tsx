import type { School } from '@learntrail/contract/profiles/organization'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { schoolsCalledQuery, schoolsQuery } from '../api/list-schools.ts'
import type { OrganizationForm } from './organization-form.ts'
import css from './school-field.module.css'

/** One of all schools, or a typed name where the list does not have it. */
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

/** Any school, by what people call it; it says itself of which kind it is and where. */
function SchoolSelect({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const { school, schoolType, county } = form.values
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 250)
  const { data: ofPlace } = useQuery({ ...schoolsQuery(schoolType, county), enabled: school !== null })
  const chosen = ofPlace?.schools.find(({ id }) => id === school)
  const isAsking = keyword !== '' && keyword !== chosen?.name
  const { data: called, isError, refetch } = useQuery({ ...schoolsCalledQuery(keyword), enabled: isAsking })
  const found = isAsking ? (called?.schools ?? []) : []
  const schools = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  const choose = (id: string | null) => {
    const one = schools.find((school) => school.id === id)
    form.getInputProps('school').onChange(id)
    if (one === undefined) return
    const isOther = one.type !== schoolType
    form.setValues({
      ...{ schoolType: one.type, county: one.county, township: one.township },
      ...(isOther && { grade: null, title: null, discipline: null, department: null }),
    })
  }

  return (
    <>
      <Select
        {...form.getInputProps('school')}
        onChange={choose}
        label={t('form.school')}
        description={t('form.schoolNote')}
        data={schools.map(({ id, name }) => ({ value: id, label: name }))}
        renderOption={({ option }) => <SchoolOption name={option.label} type={typeIn(schools, option.value)} />}
        // What is found is called otherwise than what was typed: 建中.
        filter={({ options }) => options}
        placeholder={t('form.schoolPlaceholder')}
        searchable
        onSearchChange={setTyped}
        nothingFoundMessage={isAsking && called !== undefined ? t('form.schoolNotFound') : null}
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

const typeIn = (schools: readonly School[], id: string) => schools.find((one) => one.id === id)?.type

/** A university and its five-year program have one name. */
function SchoolOption({ name, type }: { name: string; type: SchoolType | undefined }) {
  const { t } = useTranslation('profiles')
  return (
    <span className={css.option}>
      {name}
      {type ? <small>{t(`schoolTypes.${type}`)}</small> : null}
    </span>
  )
}
