import { reaches, type StaffLevel } from '@learntrail/contract/console/levels'
import { type ListedRoom, consoleRooms as roomNames } from '@learntrail/contract/console/rooms'
import { consoleRooms } from '../../platform/console/rooms.ts'
import type { Platform } from '../../platform/platform.ts'

/** Returns the console's rooms open to a level, in the order of the menu. */
export async function listRooms(platform: Platform, level: StaffLevel | null): Promise<ListedRoom[]> {
  const open = platform.declared
    .of(consoleRooms)
    .filter((room) => reaches(level, room.level))
    .sort((one, other) => roomNames.indexOf(one.room) - roomNames.indexOf(other.room))
  return Promise.all(
    open.map(async ({ room, countWaiting }) => {
      const counted = await countWaiting?.(platform)
      return { room, waiting: counted?.waiting ?? null, isUrgent: counted?.isUrgent ?? false }
    }),
  )
}
