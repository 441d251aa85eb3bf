import type { ConsoleRoom } from '@learntrail/contract/console/rooms'
import type { IconName } from '../ui/icon.tsx'

/** How a room of the console looks and where it is; the server says which rooms a staff member's level opens. */
export interface RoomLook {
  name: () => string
  /** What is done there; shown while nothing is waiting. */
  note: () => string
  icon: IconName
  to: string
  /** Address of one item in the room, by its id. */
  toOne?: (id: string) => string
}

export type RoomLooks = Partial<Record<ConsoleRoom, RoomLook>>
