import type { School } from '@learntrail/contract/profiles/organization'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/select.ts'
import { schoolsCalledQuery } from '../api/list-schools.ts'
import { ListAgain } from './list-again.tsx'
import css from './school-field.module.css'

type Kept = 'id' | 'required' | 'clearable' | 'comboboxProps' | 'error' | 'onBlur' | 'onFocus'

interface SchoolSearchProps extends Pick<ComponentProps<typeof Select>, Kept> {
  chosen: School | undefined
  onChoose: (school: School | null) => void
}

/** Searches all schools by name or common abbreviation. */
export function SchoolSearch({ chosen, onChoose, ...field }: SchoolSearchProps) {
  const { t } = useTranslation('profiles')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 250)
  const isAsking = keyword !== '' && keyword !== chosen?.name
  const list = useQuery({ ...schoolsCalledQuery(keyword), enabled: isAsking })
  const called = list.data
  const found = isAsking ? (called?.schools ?? []) : []
  const schools = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <>
      <Select
        {...field}
        value={chosen?.id ?? null}
        onChange={(id) => onChoose(schools.find((one) => one.id === id) ?? null)}
        label={t('form.school')}
        description={t('form.schoolNote')}
        data={schools.map(({ id, name }) => ({ value: id, label: name }))}
        renderOption={({ option }) => <SchoolOption name={option.label} type={typeIn(schools, option.value)} />}
        // No client-side filter: names found may not contain the typed words, such as 建中.
        filter={({ options }) => options}
        placeholder={t('form.schoolPlaceholder')}
        searchable
        onSearchChange={setTyped}
        nothingFoundMessage={isAsking && called !== undefined ? t('form.schoolNotFound') : null}
        maxDropdownHeight={320}
      />
      <ListAgain query={list} />
    </>
  )
}

const typeIn = (schools: readonly School[], id: string) => schools.find((one) => one.id === id)?.type

/** Shows the type, as a university and its five-year program share a name. */
function SchoolOption({ name, type }: { name: string; type: SchoolType | undefined }) {
  const { t } = useTranslation('profiles')
  return (
    <span className={css.option}>
      {name}
      {type ? <small>{t(`schoolTypes.${type}`)}</small> : null}
    </span>
  )
}
