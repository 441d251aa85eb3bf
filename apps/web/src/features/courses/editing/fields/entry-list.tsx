import type { OrderedMap } from '@learntrail/contract/courses/structure'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderedList } from '../../../../ui/drag/ordered-list.tsx'
import { useOrderWords } from '../../../../ui/drag/use-order-words.ts'
import { useEditing } from '../editing-context.ts'
import { placeEntry, takeOut } from '../structure/change-structure.ts'
import css from './fields.module.css'

interface EntryListProps<Item extends { id: string }> {
  map: OrderedMap
  label: string
  items: readonly Item[]
  /** Two people adding at once may exceed it; this is reported, and nothing is cut. */
  limit: number
  /** `number` counts from 1. */
  nameOf: (item: Item, number: number) => string
  isHeld?: boolean
  onTakeOut?: (item: Item) => void
  children: (item: Item, number: number) => ReactNode
}

/** An ordered list of course entries; people who may write can reorder and remove them. */
export function EntryList<Item extends { id: string }>(props: EntryListProps<Item>) {
  const { map, label, items, limit, nameOf, isHeld = false, onTakeOut, children } = props
  const { t } = useTranslation('courses/editing')
  const { document, mayWrite } = useEditing()
  const words = useOrderWords()
  const numberOf = (item: Item) => items.indexOf(item) + 1
  return (
    <div className={css.tall}>
      {mayWrite && !isHeld ? (
        <OrderedList
          label={label}
          words={words}
          items={items}
          idOf={({ id }) => id}
          nameOf={(item) => nameOf(item, numberOf(item))}
          actionsOf={(item) => [
            {
              label: t('takeOut'),
              icon: 'remove',
              isDangerous: true,
              run: () => {
                takeOut(document, map, item.id)
                onTakeOut?.(item)
              },
            },
          ]}
          onChange={(_, { id, to }) => placeEntry(document, map, id, { to })}
        >
          {(item) => children(item, numberOf(item))}
        </OrderedList>
      ) : (
        <ol className={css.rows} aria-label={label}>
          {items.map((item) => (
            <li key={item.id}>{children(item, numberOf(item))}</li>
          ))}
        </ol>
      )}
      {items.length > limit ? (
        <p className={css.error} role="alert">
          {t('tooMany', { limit })}
        </p>
      ) : null}
    </div>
  )
}
