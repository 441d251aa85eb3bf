import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { WholeFacts } from '../../../ui/whole-facts.tsx'
import { CellActs, CellLines, type Column, DataTable } from '../../console/index.ts'
import { tones } from '../orders/tones.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { Payment } from './payment.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

export function OrderTable({ orders }: { orders: ListedOrder[] }) {
  const { t } = useTranslation(['subscription/queue', 'subscription/orders', 'common'])
  const nameOf = useNameOf()
  const [granting, setGranting] = useState<ListedOrder | null>(null)
  const [refusing, setRefusing] = useState<ListedOrder | null>(null)
  const columns = useMemo((): Column<ListedOrder>[] => {
    const money = (amount: number) => t('money', { amount: amount.toLocaleString('en') })
    return [
      {
        id: 'number',
        header: t('columns.number'),
        cell: ({ row: { original } }) => (
          <CellLines>
            <code>{original.number}</code>
            <small>{t(`subscription/orders:periods.${original.period}`)}</small>
          </CellLines>
        ),
      },
      {
        id: 'person',
        header: t('columns.person'),
        cell: ({ row: { original } }) =>
          original.person === null ? (
            t('gone')
          ) : (
            <Link to={paths.consolePerson(original.person.id)}>{nameOf(original.person)}</Link>
          ),
      },
      {
        id: 'payment',
        header: t('columns.payment'),
        cell: ({ row: { original } }) => <Payment order={original} />,
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        cell: ({ row: { original } }) => <WholeFacts facts={[money(original.amount)]} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ row: { original } }) => (
          <CellLines>
            <Chip tone={tones[original.state]}>{t(`subscription/orders:states.${original.state}`)}</Chip>
            {original.decidedBy === null ? null : <small>{t('by', { name: nameOf(original.decidedBy) })}</small>}
            {original.state === 'told' ? (
              <CellActs>
                <Button
                  look="soft"
                  size="s"
                  aria-label={t('grantOf', { number: original.number })}
                  onClick={() => setGranting(original)}
                >
                  {t('grant')}
                </Button>
                <Button
                  look="line"
                  size="s"
                  aria-label={t('refuseOf', { number: original.number })}
                  onClick={() => setRefusing(original)}
                >
                  {t('refuse')}
                </Button>
              </CellActs>
            ) : null}
          </CellLines>
        ),
      },
    ]
  }, [t, nameOf])
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={orders} idOf={({ id }) => id} />
      {granting === null ? null : <GrantDialog order={granting} onClose={() => setGranting(null)} />}
      {refusing === null ? null : <RefuseDialog order={refusing} onClose={() => setRefusing(null)} />}
    </>
  )
}
