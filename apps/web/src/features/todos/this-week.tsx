import type { TodoKind } from '@learntrail/contract/todos/kinds'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WaitingCard, WaitingList } from '../../ui/waiting/waiting-card.tsx'
import { keptRoom, lineRoom } from './kept-room.ts'
import { TodoRow } from './todo-row.tsx'
import css from './todos.module.css'
import { useTodos } from './use-todos.ts'

/** To-dos shown before the rest is asked for. */
const few = 3

interface ThisWeekProps {
  /** Kinds that have a part of their own on the same home. */
  without?: readonly TodoKind[]
}

const none: readonly TodoKind[] = []

/**
 * This week's to-dos, on top of a home. Reserves the height they last had, so that nothing below moves when they load,
 * and shows no skeleton that would be larger.
 */
export function ThisWeek({ without = none }: ThisWeekProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | undefined>(keptRoom)
  const noteHeight = useCallback(() => {
    setRoom(undefined)
    // After the height has adjusted to the content.
    requestAnimationFrame(() => writeStored(storedKeys.todos, String(place.current?.offsetHeight ?? 0)))
  }, [])
  return (
    <div ref={place} style={{ minHeight: room }}>
      <Week without={without} hasRoom={room === undefined || room > lineRoom} onReady={noteHeight} />
    </div>
  )
}

interface WeekProps extends Required<ThisWeekProps> {
  /** There is room for a card before it is known what waits. */
  hasRoom: boolean
  onReady: () => void
}

function Week({ without, hasRoom, onReady }: WeekProps) {
  const { t } = useTranslation('todos')
  const { query, shown, total, isReady } = useTodos({ without })
  const { data, error, isFetching, refetch } = query
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])

  if (isReady && shown.length === 0) {
    return (
      <p className={css.nothing}>
        <Icon name="check" size={18} />
        {t('nothing')}
      </p>
    )
  }
  if (!isReady && !hasRoom && !error) return null
  const listed = isWhole ? shown : shown.slice(0, few)
  return (
    <WaitingCard
      title={t('title')}
      icon="calendar"
      // Nothing can be shown before the looks of the to-dos are loaded.
      query={{ data: isReady ? data : undefined, error, isPending: !isReady && !error, isFetching, refetch }}
      count={() => total}
      isEmpty={() => false}
      empty={null}
    >
      {() => (
        <>
          <WaitingList>
            {listed.map(({ todo, look, key }) => (
              <TodoRow key={key} todo={todo} look={look} />
            ))}
          </WaitingList>
          {shown.length > few ? (
            <Button look="quiet" size="s" icon={isWhole ? 'up' : 'down'} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('fewer') : t('more', { count: shown.length - few })}
            </Button>
          ) : null}
        </>
      )}
    </WaitingCard>
  )
}
