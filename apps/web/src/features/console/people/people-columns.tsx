import type { ListedPerson } from '@learntrail/contract/console/people'
import type { AccountState } from '@learntrail/contract/console/states'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow, type ChipTone } from '../../../ui/chip.tsx'
import { CellLines } from '../table/cell-lines.tsx'
import type { Column } from '../table/data-table.tsx'
import { calledOf } from './called.ts'

export function usePeopleColumns(): Column<ListedPerson>[] {
  const { t } = useTranslation('console/people')
  return useMemo(
    () => [
      { id: 'name', header: t('columns.name'), cell: ({ row: { original } }) => <Names person={original} /> },
      {
        id: 'account',
        header: t('columns.account'),
        cell: ({ row: { original } }) => (
          <CellLines>
            <span>{original.username}</span>
            <small>{original.email}</small>
          </CellLines>
        ),
      },
      {
        id: 'school',
        header: t('columns.school'),
        cell: ({ row: { original } }) => <School person={original} />,
      },
      { id: 'plan', header: t('columns.plan'), cell: ({ row: { original } }) => t(`plans.${original.plan}`) },
      { id: 'states', header: t('columns.states'), cell: ({ row: { original } }) => <States person={original} /> },
    ],
    [t],
  )
}

function School({ person }: { person: ListedPerson }) {
  const { t } = useTranslation('console/people')
  const { schoolName, academicRole } = person
  const isFilled = !person.states.includes('unfilled')
  if (!schoolName && !isFilled) return null
  return (
    <CellLines>
      <span>{schoolName}</span>
      {isFilled ? <small>{t(`roles.${academicRole ?? 'other'}`)}</small> : null}
    </CellLines>
  )
}

function Names({ person }: { person: ListedPerson }) {
  const called = calledOf(person)
  const { fullName } = person
  return (
    <CellLines>
      <span>{called}</span>
      {fullName && fullName !== called ? <small>{fullName}</small> : null}
    </CellLines>
  )
}

const tones: Partial<Record<AccountState, ChipTone>> = { suspended: 'rose', leaving: 'rose', unconfirmed: 'honey' }

/** What is out of the ordinary about an account. */
export function States({ person }: { person: Pick<ListedPerson, 'states' | 'staffLevel' | 'isVerifiedTeacher'> }) {
  const { t } = useTranslation('console/people')
  if (person.states.length === 0 && !person.staffLevel && !person.isVerifiedTeacher) return null
  return (
    <ChipRow>
      {person.staffLevel ? <Chip tone="accent">{t(`levels.${person.staffLevel}`)}</Chip> : null}
      {person.isVerifiedTeacher ? <Chip tone="leaf">{t('verified')}</Chip> : null}
      {person.states.map((state) => (
        <Chip key={state} tone={tones[state] ?? 'plain'}>
          {t(`states.${state}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
