import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldPair } from '../../../ui/form/fields.tsx'
import { countiesQuery } from '../api/list-counties.ts'
import { CodeSelect } from './code-select.tsx'
import type { OrganizationForm } from './organization-form.ts'

export function LocationFields({ form }: { form: OrganizationForm }) {
  const { t } = useTranslation('profiles')
  const list = useQuery(countiesQuery)
  const { county, type } = form.values
  const counties = list.data?.counties
  const townships = counties?.find(({ code }) => code === county)?.townships
  const isAcademic = type === 'academic_unit'

  return (
    <FieldPair>
      <CodeSelect
        {...form.input('county')}
        options={counties}
        query={list}
        label={t(isAcademic ? 'form.schoolCounty' : 'form.unitCounty')}
        onChange={(value) => {
          form.input('county').onChange(value)
          form.change({ township: null, school: null })
        }}
      />
      <CodeSelect
        {...form.input('township')}
        options={townships}
        label={t('form.township')}
        placeholder={county ? undefined : t('form.countyFirst')}
      />
    </FieldPair>
  )
}
