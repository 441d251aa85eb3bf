import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import css from './told.module.css'

interface ToldListProps<One> {
  items: One[]
  /** The button that makes another. */
  make: ReactNode
  /** What to say if there are none. */
  none: { title: string; text: string }
  children: (one: One) => ReactNode
}

/** The things told, below the button that makes another. */
export function ToldList<One extends { id: string }>({ items, make, none, children }: ToldListProps<One>) {
  if (items.length === 0) {
    return (
      <EmptyState title={none.title} action={make}>
        <p>{none.text}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <div className={css.first}>{make}</div>
      <ul className={css.list}>
        {items.map((one) => (
          <li key={one.id}>{children(one)}</li>
        ))}
      </ul>
    </>
  )
}
