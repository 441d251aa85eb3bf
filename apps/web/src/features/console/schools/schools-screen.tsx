import type { ListedSchool } from '@learntrail/contract/console/schools'
import { counties, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { countiesQuery, useCurrentUser } from '../../profiles/index.ts'
import { schoolListQuery } from '../api/schools.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { among } from '../table/among.ts'
import { ChoiceFilter } from '../table/choice-filter.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { FilteredList } from '../table/filtered-list.tsx'
import { FindField } from '../table/find-field.tsx'
import { useAddressFilters } from '../table/use-address-filters.ts'
import css from './schools.module.css'

const names = ['find', 'type', 'county', 'state'] as const
const states = ['open', 'closed'] as const

/** The list of schools that people choose from. */
export function SchoolsScreen() {
  const { t } = useTranslation('console/schools')
  const isOperator = useCurrentUser()?.staffLevel === 'operator'
  return (
    <StaffScreen title={t('title')} level="support">
      <div className={css.ways}>
        <LinkButton look="soft" icon="edit" to={paths.typedSchools}>
          {t('typed.title')}
        </LinkButton>
        {isOperator ? (
          <LinkButton look="soft" icon="download" to={paths.importSchools}>
            {t('import.title')}
          </LinkButton>
        ) : null}
      </div>
      <Schools />
    </StaffScreen>
  )
}

/** Returns the names of counties by code. */
function useCountyNames() {
  const { data } = useQuery(countiesQuery)
  return useMemo(
    () => new Map(data?.counties.map(({ code, label }) => [code as string, label[currentLocale()]])),
    [data],
  )
}

function Schools() {
  const { t } = useTranslation(['console/schools', 'profiles'])
  const [values, change, clear] = useAddressFilters(names)
  const countyNames = useCountyNames()
  const query = useInfiniteQuery(
    schoolListQuery({
      find: values.find,
      type: among(schoolTypes, values.type),
      county: among(counties, values.county),
      state: among(states, values.state),
    }),
  )
  const all = t('filters.all')
  const columns: Column<ListedSchool>[] = [
    { id: 'name', header: t('columns.name'), cell: ({ row: { original } }) => original.name },
    { id: 'code', header: t('columns.code'), cell: ({ row: { original } }) => original.code },
    {
      id: 'type',
      header: t('columns.type'),
      cell: ({ row: { original } }) => t(`profiles:schoolTypes.${original.type}`),
    },
    {
      id: 'county',
      header: t('columns.county'),
      cell: ({ row: { original } }) => countyNames.get(original.county) ?? '',
    },
    { id: 'people', header: t('columns.people'), cell: ({ row: { original } }) => original.people },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ row: { original } }) =>
        original.isClosed ? <Chip tone="rose">{t('states.closed')}</Chip> : t('states.open'),
    },
  ]
  return (
    <FilteredList
      t={t}
      query={query}
      onClear={clear}
      filters={
        <>
          <FindField t={t} label={t('filters.find')} value={values.find} onFind={(find) => change({ find })} />
          <ChoiceFilter
            label={t('columns.type')}
            all={all}
            value={values.type}
            onChange={(type) => change({ type })}
            options={schoolTypes.map((value) => ({ value, label: t(`profiles:schoolTypes.${value}`) }))}
          />
          <ChoiceFilter
            label={t('columns.county')}
            all={all}
            value={values.county}
            onChange={(county) => change({ county })}
            options={counties.map((value) => ({ value, label: countyNames.get(value) ?? value }))}
          />
          <ChoiceFilter
            label={t('columns.state')}
            all={all}
            value={values.state}
            onChange={(state) => change({ state })}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </>
      }
    >
      {(rows) => (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          hrefOf={({ id }) => paths.consoleSchool(id)}
        />
      )}
    </FilteredList>
  )
}
