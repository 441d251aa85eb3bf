import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { useBothNames } from '../../../ui/known-people.ts'
import type { Column } from '../../console/index.ts'

const tones: Record<SchoolPerson['state'], ChipTone> = { new: 'honey', used: 'leaf', closed: 'rose' }

interface Choosing {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export function usePeopleColumns({ chosen, onChoose }: Choosing): Column<SchoolPerson>[] {
  const { t } = useTranslation('schools')
  const bothNames = useBothNames()
  return useMemo(() => {
    const toggled = (id: string) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      return next
    }
    return [
      {
        id: 'name',
        meta: { line: 'name' },
        header: t('columns.name'),
        cell: ({ row: { original: one } }) => (
          <Checkbox
            checked={chosen.has(one.id)}
            label={bothNames(one.fullName, one.displayName)}
            onChange={() => onChoose(toggled(one.id))}
          />
        ),
      },
      {
        id: 'class',
        meta: { line: 'below' },
        header: t('columns.class'),
        cell: ({ row: { original: one } }) =>
          one.academicRole === 'teacher' ? t('roles.teacher') : classNameOf(one, currentLocale()),
      },
      {
        id: 'seat',
        meta: { line: 'before' },
        header: t('columns.seat'),
        cell: ({ row: { original: one } }) => one.seatNumber,
      },
      {
        id: 'number',
        meta: { line: 'end' },
        header: t('columns.number'),
        cell: ({ row: { original: one } }) => one.studentNumber,
      },
      { id: 'account', header: t('columns.account'), cell: ({ row: { original: one } }) => one.username },
      {
        id: 'state',
        meta: { line: 'aside' },
        header: t('columns.state'),
        cell: ({ row: { original: one } }) =>
          one.movingTo === null ? (
            <Chip tone={tones[one.state]}>{t(`states.${one.state}`)}</Chip>
          ) : (
            <Chip tone="accent">{t('states.moving')}</Chip>
          ),
      },
    ]
  }, [t, bothNames, chosen, onChoose])
}
