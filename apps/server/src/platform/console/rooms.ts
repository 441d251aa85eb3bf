import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { ConsoleRoom } from '@learntrail/contract/console/rooms'
import { kindOf } from '../declared.ts'
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

/** Rooms of the console. The feature that owns one has it, so that the console needs to know none of them. */
export const consoleRooms = kindOf<Room>('rooms of the console')
