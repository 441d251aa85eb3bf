import { reaches, type StaffLevel } from '@learntrail/contract/console/levels'
import { consoleRooms, type ListedRoom } from '@learntrail/contract/console/rooms'
import { registeredRooms } from '../../platform/console/rooms.ts'
import type { Platform } from '../../platform/platform.ts'

/** The rooms that a level opens, in the order of the menu. */
export async function listRooms(platform: Platform, level: StaffLevel | null): Promise<ListedRoom[]> {
  const open = registeredRooms()
    .filter((room) => reaches(level, room.level))
    .sort((one, other) => consoleRooms.indexOf(one.room) - consoleRooms.indexOf(other.room))
  return Promise.all(
    open.map(async ({ room, countWaiting }) => {
      const counted = await countWaiting?.(platform)
      return { room, waiting: counted?.waiting ?? null, isUrgent: counted?.isUrgent ?? false }
    }),
  )
}
