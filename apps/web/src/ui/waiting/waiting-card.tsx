import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Card } from '../card.tsx'
import { Count } from '../count.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { keepFocus } from '../keep-focus.ts'
import { FailedState } from '../states/failed-state.tsx'
import { LinesSkeleton } from './lines-skeleton.tsx'
import css from './waiting-card.module.css'

interface WaitingCardProps<Data> {
  title: string
  icon: IconName
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** Number of waiting things; omitted if they are not counted. */
  count?: ((data: Data) => number) | undefined
  /** Shown when nothing is waiting. */
  empty: ReactNode
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** A card of waiting things on a home screen. It fails on its own and leaves the other cards alone. */
export function WaitingCard<Data>({ title, icon, query, count, empty, isEmpty, children }: WaitingCardProps<Data>) {
  const id = useId()
  const { data, error, isPending, isFetching, refetch } = query
  return (
    <Card as="section" className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <Icon name={icon} />
        {title}
        {data && count ? <Count value={count(data)} className={css.count ?? ''} /> : null}
      </h2>
      {isPending ? <LinesSkeleton /> : null}
      {error && data === undefined ? (
        <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined ? null : isEmpty(data) ? <div className={css.empty}>{empty}</div> : children(data)}
    </Card>
  )
}

interface WaitingRowProps {
  /** Picture of the person or thing. */
  picture?: ReactNode
  /** A link to the thing. */
  name: ReactNode
  about: ReactNode
  /** Actions of the row. */
  acts?: ReactNode
}

export function WaitingRow({ picture, name, about, acts }: WaitingRowProps) {
  return (
    <li className={css.row}>
      {picture}
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <div className={css.about}>{about}</div>
      </div>
      {acts ? <div className={css.acts}>{acts}</div> : null}
    </li>
  )
}

/** Acting on a row may remove it together with the focused button. */
export const WaitingList = ({ children }: { children: ReactNode }) => (
  <ul className={css.list} ref={keepFocus}>
    {children}
  </ul>
)
