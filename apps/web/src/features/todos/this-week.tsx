import type { TodoKind } from '@learntrail/contract/todos/kinds'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Count } from '../../ui/count.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LinesSkeleton } from '../../ui/waiting/lines-skeleton.tsx'
import { keptRoom } from './kept-room.ts'
import { TodoRow } from './todo-row.tsx'
import css from './todos.module.css'
import { useTodos } from './use-todos.ts'

/** So many stand there before one asks for the others. */
const few = 3

interface ThisWeekProps {
  /** What stands on the same home in a part of its own. */
  without?: readonly TodoKind[]
}

const none: readonly TodoKind[] = []

/** What waits this week, on top of a home. Its room is kept as high as it was last, so that nothing below moves when it comes. */
export function ThisWeek({ without = none }: ThisWeekProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | undefined>(keptRoom)
  const noteHeight = useCallback(() => {
    setRoom(undefined)
    // Once it is as high as what it shows.
    requestAnimationFrame(() => writeStored(storedKeys.todos, String(place.current?.offsetHeight ?? 0)))
  }, [])
  return (
    <div ref={place} style={{ minHeight: room }}>
      <Week without={without} onReady={noteHeight} />
    </div>
  )
}

function Week({ without, onReady }: Required<ThisWeekProps> & { onReady: () => void }) {
  const { t } = useTranslation('todos')
  const { query, shown, total, areLooksThere } = useTodos({ without })
  const [isWhole, setWhole] = useState(false)
  const isReady = query.data !== undefined && (query.data.items.length === 0 || areLooksThere)
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])

  if (query.error && query.data === undefined) {
    return (
      <Card as="section" className={css.card} aria-label={t('title')}>
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Card>
    )
  }
  if (isReady && shown.length === 0) {
    return (
      <p className={css.nothing}>
        <Icon name="check" size={18} />
        {t('nothing')}
      </p>
    )
  }
  const listed = isWhole ? shown : shown.slice(0, few)
  return (
    <Card as="section" className={css.card} aria-label={t('title')}>
      <h2 className={css.title}>
        <Icon name="calendar" />
        {t('title')}
        {isReady ? <Count value={total} className={css.count ?? ''} /> : null}
      </h2>
      {isReady ? (
        <ul className={css.list} ref={keepFocus}>
          {listed.map(({ todo, look, key }) => (
            <TodoRow key={key} todo={todo} look={look} />
          ))}
        </ul>
      ) : (
        <LinesSkeleton />
      )}
      {isReady && shown.length > few ? (
        <Button look="quiet" size="s" icon={isWhole ? 'up' : 'down'} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('more', { count: shown.length - few })}
        </Button>
      ) : null}
    </Card>
  )
}
