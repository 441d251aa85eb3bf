import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { ConsoleRoom } from '@learntrail/contract/console/rooms'
import { kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

interface Waiting {
  waiting: number
  /** Whether some of it is urgent. */
  isUrgent: boolean
}

interface Room {
  room: ConsoleRoom
  level: StaffLevel
  /** Counts what is waiting in the room; omitted for a room where nothing ever waits. */
  countWaiting?(platform: Platform): Promise<Waiting>
}

/** The rooms of the console. The owning feature declares each, so the console knows no feature. */
export const consoleRooms = kindOf<Room>('rooms of the console')
