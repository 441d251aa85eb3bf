import type { School } from '@learntrail/contract/profiles/organization'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { schoolsQuery } from '../api/list-schools.ts'
import type { OrganizationForm } from './organization-form.ts'
import css from './school-field.module.css'
import { SchoolSearch } from './school-search.tsx'

/** A listed school, or a typed name if it is not in the list. */
export function SchoolField({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const { isSchoolMissing } = form.values
  const toggle = () => form.change({ isSchoolMissing: !isSchoolMissing, school: null, schoolName: '' })
  return (
    <div>
      {isSchoolMissing ? (
        <TextInput
          {...form.input('schoolName')}
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

/** The chosen school also fills in its type and place. */
function SchoolSelect({ form }: { form: OrganizationForm }) {
  const { school, schoolType, county } = form.values
  const [picked, setPicked] = useState<School>()
  const { data: ofPlace } = useQuery({ ...schoolsQuery(schoolType, county), enabled: school !== null })
  const known = picked?.id === school ? picked : ofPlace?.schools.find(({ id }) => id === school)
  const choose = (one: School | null) => {
    if (one === null) return form.change({ school: null })
    setPicked(one)
    const isOther = one.type !== schoolType
    form.change({
      school: one.id,
      schoolType: one.type,
      county: one.county,
      township: one.township,
      ...(isOther && { grade: null, title: null, discipline: null, department: null }),
    })
  }
  return <SchoolSearch {...form.at('school')} chosen={known} onChoose={choose} required />
}
