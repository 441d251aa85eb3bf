import { auditActs } from '@learntrail/contract/console/acts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { auditQuery } from '../api/list-audit.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { among } from '../table/among.ts'
import { DataTable } from '../table/data-table.tsx'
import { FilteredList } from '../table/filtered-list.tsx'
import { useAddressFilters } from '../table/use-address-filters.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { auditFilterOf, isDay, isId } from './audit-filter.rules.ts'

const names = ['act', 'actorId', 'subjectId', 'from', 'until'] as const

/** The log of what staff did and looked at; it cannot be changed. */
export function AuditScreen() {
  const { t } = useTranslation('console/audit')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Log />
    </StaffScreen>
  )
}

function Log() {
  const { t } = useTranslation('console/audit')
  const [values, change, clear] = useAddressFilters(names)
  const query = useInfiniteQuery(auditQuery(auditFilterOf(values)))
  const columns = useAuditColumns()
  return (
    <FilteredList
      t={t}
      query={query}
      onClear={clear}
      filters={
        <>
          <Select
            label={t('filters.act')}
            placeholder={t('filters.allActs')}
            data={auditActs.map((act) => ({ value: act, label: t(`acts.${act}`) }))}
            value={among(auditActs, values.act) ?? null}
            onChange={(act) => change({ act })}
            clearable
            searchable
          />
          <IdField
            key={`actor ${values.actorId}`}
            label={t('filters.actor')}
            value={values.actorId}
            onChange={(actorId) => change({ actorId })}
          />
          <IdField
            key={`subject ${values.subjectId}`}
            label={t('filters.subject')}
            value={values.subjectId}
            onChange={(subjectId) => change({ subjectId })}
          />
          {(['from', 'until'] as const).map((name) => (
            <TextInput
              key={name}
              type="date"
              label={t(`filters.${name}`)}
              value={values[name] ?? ''}
              onChange={(event) => {
                const day = event.currentTarget.value
                if (day === '' || isDay(day)) change({ [name]: day })
              }}
            />
          ))}
        </>
      }
    >
      {(entries) => <DataTable label={t('title')} columns={columns} rows={entries} idOf={({ id }) => id} />}
    </FilteredList>
  )
}

interface IdFieldProps {
  label: string
  value: string | undefined
  onChange: (id: string | null) => void
}

/** A field for an id; an incomplete id does not filter. */
function IdField({ label, value, onChange }: IdFieldProps) {
  return (
    <TextInput
      label={label}
      defaultValue={value ?? ''}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim()
        if (typed === '' || isId(typed)) onChange(typed || null)
      }}
    />
  )
}
