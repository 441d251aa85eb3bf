import { limits } from '@learntrail/contract/limits'
import type { PointHolder } from '@learntrail/contract/points/points'
import { useContext, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { KnownPeopleContext, useNameOf } from '../../../ui/known-people.ts'
import { StudentNumber } from '../../groups/index.ts'
import css from './group-points.module.css'
import { fits, type HolderOrder, inOrder } from './holders.rules.ts'

/** Rows shown at first: enough for a whole class. */
const atOnce = 60

const columns = ['seat', 'name', 'balance', 'received'] as const satisfies readonly HolderOrder[]

interface HoldersTableProps {
  groupId: string
  holders: readonly PointHolder[]
}

/** All members' points, searchable by seat number, name and student number. */
export function HoldersTable({ groupId, holders }: HoldersTableProps) {
  const { t } = useTranslation('points/manage')
  const nameOf = useNameOf()
  const known = useContext(KnownPeopleContext)
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<{ by: HolderOrder; isDown: boolean }>({ by: 'seat', isDown: false })
  const [shown, setShown] = useState(atOnce)
  const keyword = useDeferredValue(typed)
  /** The name without the seat number, which has its own column. */
  const nameAlone = (holder: PointHolder) => {
    const name = nameOf(holder.person)
    const seat = known.get(holder.person.id)?.memberNumber ?? ''
    return seat !== '' && name.startsWith(`${seat} `) ? name.slice(seat.length + 1) : name
  }
  const found = inOrder(
    holders.filter((holder) =>
      fits(keyword, holder, {
        name: nameAlone(holder),
        studentNumber: known.get(holder.person.id)?.studentNumber ?? '',
      }),
    ),
    order,
    nameAlone,
  )
  const sortBy = (by: HolderOrder) =>
    // Sorting by points begins with the most.
    setOrder((now) => ({ by, isDown: now.by === by ? !now.isDown : by === 'balance' || by === 'received' }))
  return (
    <>
      <TextInput
        className={css.search}
        type="search"
        aria-label={t('members.search')}
        placeholder={t('members.search')}
        maxLength={limits.searchWord}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.length === 0 ? (
        <p className={css.note} role="status">
          {t('members.nobodyFits')}
        </p>
      ) : (
        <Card padding="s">
          <table className={css.table} aria-label={t('members.title')}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    data-column={column}
                    aria-sort={order.by === column ? (order.isDown ? 'descending' : 'ascending') : undefined}
                  >
                    <button type="button" onClick={() => sortBy(column)}>
                      {t(`members.columns.${column}`)}
                      <span aria-hidden="true">{order.by === column ? (order.isDown ? '↓' : '↑') : ''}</span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map((holder) => (
                <tr key={holder.person.id}>
                  <td data-column="seat">{holder.memberNumber || '–'}</td>
                  <th scope="row" data-column="name">
                    <Link to={paths.memberPoints(groupId, holder.person.id)}>{nameAlone(holder)}</Link>
                    <span className={css.small}>
                      <StudentNumber personId={holder.person.id} />
                      {holder.canReceive ? null : <Chip tone="honey">{t('members.noPlus')}</Chip>}
                    </span>
                  </th>
                  <td data-column="balance">{holder.balance}</td>
                  <td data-column="received">{holder.received}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {found.length > shown ? (
        <div>
          <Button look="soft" onClick={() => setShown(shown + atOnce)}>
            {t('members.more', { count: found.length - shown })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
