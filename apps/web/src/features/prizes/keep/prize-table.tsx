import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { type Column, DataTable } from '../../console/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { PrizePicture } from '../shown/prize-picture.tsx'
import { numberShown } from '../shown/use-points.ts'
import css from './keep.module.css'

export const stateTones: Record<KeptPrize['state'], ChipTone> = {
  planned: 'honey',
  offered: 'leaf',
  over: 'plain',
  withdrawn: 'rose',
}

export function PrizeTable({ prizes }: { prizes: KeptPrize[] }) {
  const { t } = useTranslation(['prizes/keep', 'prizes'])
  const columns = useMemo((): Column<KeptPrize>[] => {
    const number = (name: 'points' | 'stock' | 'open' | 'received'): Column<KeptPrize> => ({
      id: name,
      header: t(`columns.${name}`),
      cell: ({ row: { original } }) => numberShown(original[name]),
    })
    return [
      {
        id: 'name',
        header: t('columns.name'),
        cell: ({ row: { original } }) => (
          <span className={css.named}>
            <span className={css.small}>
              <PrizePicture picture={original.picture} />
            </span>
            {original.name}
          </span>
        ),
      },
      {
        id: 'way',
        header: t('columns.way'),
        cell: ({ row: { original } }) => t(`prizes:ways.${original.way}`),
      },
      ...(['points', 'stock', 'open', 'received'] as const).map(number),
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ row: { original } }) => <Chip tone={stateTones[original.state]}>{t(`states.${original.state}`)}</Chip>,
      },
    ]
  }, [t])
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={prizes}
      idOf={({ id }) => id}
      hrefOf={({ id }) => prizeAddresses.keptPrize(id)}
    />
  )
}
