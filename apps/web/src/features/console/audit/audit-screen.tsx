import { type AuditAct, auditActs } from '@learntrail/contract/console/acts'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { auditQuery } from '../api/list-audit.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Filters } from '../table/filters.tsx'
import { useAddressFilters } from '../table/use-address-filters.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { auditFilterOf, isDay, isId } from './audit-filter.rules.ts'

const names = ['act', 'actorId', 'subjectId', 'from', 'until'] as const

/** What the service's people did and looked at; nobody changes it. */
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
  const [values, change] = useAddressFilters(names)
  const clear = () => change(Object.fromEntries(names.map((name) => [name, null])))
  const query = useInfiniteQuery(auditQuery(auditFilterOf(values)))
  const entries = query.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <Filters label={t('filters.label')}>
        <Select
          label={t('filters.act')}
          placeholder={t('filters.allActs')}
          data={auditActs.map((act) => ({ value: act, label: t(`acts.${act}`) }))}
          value={(values.act as AuditAct | undefined) ?? null}
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
      </Filters>
      {entries === undefined ? <WaitingLines query={query} lines={8} /> : null}
      {entries?.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <Button look="soft" onClick={clear}>
              {t('clear')}
            </Button>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : null}
      {entries && entries.length > 0 ? <Entries entries={entries} /> : null}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  const { t } = useTranslation('console/audit')
  return <DataTable label={t('title')} columns={useAuditColumns()} rows={entries} idOf={({ id }) => id} />
}

interface IdFieldProps {
  label: string
  value: string | undefined
  onChange: (id: string | null) => void
}

/** An id as it stands in an address; half of one narrows nothing. */
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
