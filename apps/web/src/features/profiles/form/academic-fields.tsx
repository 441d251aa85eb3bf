import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldPair, Fields } from '../../../ui/form/fields.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { departmentsQuery } from '../api/list-departments.ts'
import { disciplinesQuery } from '../api/list-disciplines.ts'
import { gradesQuery } from '../api/list-grades.ts'
import { titlesQuery } from '../api/list-titles.ts'
import { WithAudience } from '../audiences/with-audience.tsx'
import { CodeSelect } from './code-select.tsx'
import { LocationFields } from './location-fields.tsx'
import type { OrganizationForm } from './organization-form.ts'
import { needsOf } from './organization-values.ts'
import { SchoolField } from './school-field.tsx'

/** School, role in it, and the further fields its type requires. */
export function AcademicFields({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const { schoolType, school, isSchoolMissing, county, township } = form.values
  const needs = needsOf(form.values)
  const isPlaced =
    !isSchoolMissing && (school === null || (schoolType !== null && county !== null && township !== null))

  return (
    <Fields>
      <WithAudience part="school" name={t('form.school')}>
        <SchoolField form={form} />
      </WithAudience>
      {isPlaced ? null : <KindAndPlace form={form} />}
      {schoolType && needs.grade ? (
        <GradeAndNumber form={form} schoolType={schoolType} hasNumber={needs.studentId} />
      ) : null}
      {schoolType && needs.title ? <TitleField form={form} schoolType={schoolType} /> : null}
      {schoolType && needs.discipline ? <DisciplineFields form={form} schoolType={schoolType} /> : null}
      {needs.guardianName ? (
        <TextInput
          {...form.input('guardianName')}
          label={t('form.guardianName')}
          description={t('form.guardianNote')}
          required
        />
      ) : null}
      <WithAudience part="contact" name={t('form.mobile')}>
        <TextInput
          {...form.input('phone')}
          label={t('form.mobile')}
          description={t(needs.mobilePhone ? 'form.mobileNote' : 'form.mobileOptional')}
          inputMode="tel"
          autoComplete="tel-national"
          required={needs.mobilePhone}
        />
      </WithAudience>
    </Fields>
  )
}

/** Type and place, which a listed school already implies. */
function KindAndPlace({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  return (
    <>
      <Select
        {...form.input('schoolType')}
        label={t('form.schoolType')}
        placeholder={t('form.choose')}
        data={schoolTypes.map((type) => ({ value: type, label: t(`schoolTypes.${type}`) }))}
        onChange={(value) => {
          const schoolType = schoolTypes.find((type) => type === value) ?? null
          form.change({ schoolType, school: null, grade: null, title: null, discipline: null, department: null })
        }}
        required
      />
      <LocationFields form={form} />
    </>
  )
}

interface OfSchoolType {
  form: OrganizationForm
  schoolType: SchoolType
}

function GradeAndNumber({ form, schoolType, hasNumber }: OfSchoolType & { hasNumber: boolean }) {
  const { t } = useTranslation('profiles')
  const list = useQuery(gradesQuery(schoolType))
  const grade = (
    <WithAudience part="grade" name={t('form.grade')}>
      <CodeSelect {...form.input('grade')} options={list.data?.grades} query={list} label={t('form.grade')} />
    </WithAudience>
  )
  if (!hasNumber) return grade
  return (
    <FieldPair>
      {grade}
      <TextInput {...form.input('studentId')} label={t('form.studentId')} autoCapitalize="characters" required />
    </FieldPair>
  )
}

function TitleField({ form, schoolType }: OfSchoolType) {
  const { t } = useTranslation('profiles')
  const list = useQuery(titlesQuery(schoolType))
  return <CodeSelect {...form.input('title')} options={list.data?.titles} query={list} label={t('form.title')} />
}

function DisciplineFields({ form, schoolType }: OfSchoolType) {
  const { t } = useTranslation('profiles')
  const { discipline } = form.values
  const disciplines = useQuery(disciplinesQuery(schoolType))
  const departments = useQuery(departmentsQuery(discipline, schoolType))
  return (
    <FieldPair>
      <CodeSelect
        {...form.input('discipline')}
        options={disciplines.data?.disciplines}
        query={disciplines}
        label={t('form.discipline')}
        onChange={(value) => {
          form.input('discipline').onChange(value)
          form.change({ department: null })
        }}
      />
      <CodeSelect
        {...form.input('department')}
        options={departments.data?.departments}
        query={departments}
        label={t('form.department')}
        placeholder={discipline ? undefined : t('form.disciplineFirst')}
      />
    </FieldPair>
  )
}
