import type { ListedRoom } from '@learntrail/contract/console/rooms'
import { useQuery } from '@tanstack/react-query'
import type { RoomLook } from '../../../feature/console-rooms.ts'
import { useParts } from '../../../feature/use-parts.ts'
import { roomsQuery } from '../api/rooms.ts'

/** Returns the rooms open to my level, with the look that each feature declares. */
export function useRooms() {
  const looks = useParts('consoleRooms')
  const query = useQuery(roomsQuery)
  const lookOf = (one: ListedRoom) =>
    looks.flatMap(({ [one.room]: look }): (ListedRoom & RoomLook)[] => (look ? [{ ...one, ...look }] : []))
  return { query, rooms: query.data?.rooms.flatMap(lookOf) }
}
