import { staffLevels } from '@learntrail/contract/console/levels'
import { accountStates } from '@learntrail/contract/console/states'
import { academicRoles } from '@learntrail/contract/profiles/organization-codes'
import { planNames } from '@learntrail/contract/shell/features'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { peopleQuery } from '../api/people.ts'
import { DataTable, FilteredList, StaffScreen, useAddressFilters } from '../index.ts'
import { among } from '../table/among.ts'
import { ChoiceFilter } from '../table/choice-filter.tsx'
import { FindField } from '../table/find-field.tsx'
import { usePeopleColumns } from './people-columns.tsx'

const names = ['find', 'role', 'level', 'plan', 'state'] as const

/** All accounts, searchable by any fact. */
export function PeopleScreen() {
  const { t } = useTranslation('console/people')
  const isOperator = useCurrentUser()?.staffLevel === 'operator'
  return (
    <StaffScreen
      title={t('title')}
      level="support"
      toolbar={
        isOperator ? (
          <LinkButton look="soft" size="s" to={paths.importAccounts}>
            {t('import')}
          </LinkButton>
        ) : null
      }
    >
      <People />
    </StaffScreen>
  )
}

function People() {
  const { t } = useTranslation('console/people')
  const [values, change, clear] = useAddressFilters(names)
  const query = useInfiniteQuery(
    peopleQuery({
      find: values.find,
      academicRole: among(academicRoles, values.role),
      level: among(staffLevels, values.level),
      plan: among(planNames, values.plan),
      state: among(accountStates, values.state),
    }),
  )
  const columns = usePeopleColumns()
  const all = t('filters.all')
  return (
    <FilteredList
      t={t}
      query={query}
      onClear={clear}
      filters={
        <>
          <FindField t={t} label={t('filters.find')} value={values.find} onFind={(find) => change({ find })} />
          <ChoiceFilter
            label={t('filters.role')}
            all={all}
            value={values.role}
            onChange={(role) => change({ role })}
            options={academicRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
          <ChoiceFilter
            label={t('filters.level')}
            all={all}
            value={values.level}
            onChange={(level) => change({ level })}
            options={staffLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
          />
          <ChoiceFilter
            label={t('filters.plan')}
            all={all}
            value={values.plan}
            onChange={(plan) => change({ plan })}
            options={planNames.map((value) => ({ value, label: t(`plans.${value}`) }))}
          />
          <ChoiceFilter
            label={t('filters.state')}
            all={all}
            value={values.state}
            onChange={(state) => change({ state })}
            options={accountStates.map((value) => ({ value, label: t(`states.${value}`) }))}
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
          hrefOf={({ id }) => paths.consolePerson(id)}
        />
      )}
    </FilteredList>
  )
}
