import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { ConsoleRoom } from '@learntrail/contract/console/rooms'
import type { Platform } from '../platform.ts'

interface Waiting {
  waiting: number
  /** Some of it cannot wait. */
  isUrgent: boolean
}

interface Room {
  room: ConsoleRoom
  level: StaffLevel
  /** How much waits in it for somebody; without it, nothing ever does. */
  countWaiting?(platform: Platform): Promise<Waiting>
}

const rooms = new Map<ConsoleRoom, Room>()

/** A room of the console. The feature that owns it registers it, so that the console needs to know none of them. */
export function registerRoom(room: Room): void {
  rooms.set(room.room, room)
}

export const registeredRooms = (): readonly Room[] => [...rooms.values()]
