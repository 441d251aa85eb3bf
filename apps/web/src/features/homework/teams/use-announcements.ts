import type { Active, DndContextProps, Over } from '@dnd-kit/core'
import type { TeamSeat } from '@learntrail/contract/homework/teams'
import { useTranslation } from 'react-i18next'
import { useNameOf } from '../../../ui/known-people.ts'

interface Said {
  seats: ReadonlyMap<string, TeamSeat>
  /** Returns the name of a drop target. */
  titleOf: (id: string) => string
}

/** Texts for screen readers while a member is dragged, and instructions beforehand. */
export function useAnnouncements({ seats, titleOf }: Said): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('homework/arrange')
  const nameIn = useNameOf()
  const nameOf = ({ id }: Active) => {
    const seat = seats.get(String(id))
    return seat ? nameIn(seat.person) : ''
  }
  const over = (place: Over | null) =>
    place ? t('dragging.over', { place: titleOf(String(place.id)) }) : t('dragging.nowhere')
  return {
    screenReaderInstructions: { draggable: t('dragging.how') },
    announcements: {
      onDragStart: ({ active }) => t('dragging.started', { name: nameOf(active) }),
      onDragOver: (event) => over(event.over),
      onDragEnd: ({ active, over: place }) =>
        place
          ? t('dragging.dropped', { name: nameOf(active), place: titleOf(String(place.id)) })
          : t('dragging.cancelled'),
      onDragCancel: () => t('dragging.cancelled'),
    },
  }
}
