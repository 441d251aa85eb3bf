import { type CountyCode, type SchoolType, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldPair, Fields } from '../../../ui/form/fields.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { countiesQuery } from '../api/list-counties.ts'
import { schoolsQuery } from '../api/list-schools.ts'
import { CodeSelect } from './code-select.tsx'

export interface ChosenSchool {
  id: string
  name: string
}

/** Any school of the list, by its kind and county; also inside a dialog. */
export function SchoolChoice({ onChoose }: { onChoose: (school: ChosenSchool | null) => void }) {
  const { t } = useTranslation('profiles')
  const [type, setType] = useState<SchoolType | null>(null)
  const [county, setCounty] = useState<CountyCode | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, 300)
  const { data: counties } = useQuery(countiesQuery)
  const { data: all } = useQuery(schoolsQuery(type, county))
  // Only where the list of a county was cut does the server have to search as well.
  const isSearched = all?.hasMore === true && keyword.length > 1
  const { data: found } = useQuery({ ...schoolsQuery(type, county, keyword), enabled: isSearched })
  const schools = (isSearched ? found : all)?.schools ?? []
  const isReady = type !== null && county !== null

  const choose = (id: string | null) => {
    const school = schools.find((one) => one.id === id)
    setChosen(school?.id ?? null)
    onChoose(school ? { id: school.id, name: school.name } : null)
  }
  const anew = () => {
    setChosen(null)
    onChoose(null)
  }

  return (
    <Fields>
      <FieldPair>
        <Select
          label={t('form.schoolType')}
          placeholder={t('form.choose')}
          data={schoolTypes.map((one) => ({ value: one, label: t(`schoolTypes.${one}`) }))}
          comboboxProps={listInDialog}
          value={type}
          onChange={(value) => {
            setType(value as SchoolType | null)
            anew()
          }}
        />
        <CodeSelect
          label={t('form.schoolCounty')}
          options={counties?.counties}
          required={false}
          comboboxProps={listInDialog}
          value={county}
          onChange={(value) => {
            setCounty(value as CountyCode | null)
            anew()
          }}
        />
      </FieldPair>
      <Select
        label={t('form.school')}
        data={schools.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t(isReady ? 'form.schoolPlaceholder' : 'form.schoolFirst')}
        disabled={!isReady}
        searchable
        clearable
        onSearchChange={setTyped}
        limit={300}
        nothingFoundMessage={t('form.schoolNotFound')}
        maxDropdownHeight={280}
        comboboxProps={listInDialog}
        value={chosen}
        onChange={choose}
      />
    </Fields>
  )
}
