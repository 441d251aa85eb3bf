import type { ConsoleRoom } from '@learntrail/contract/console/rooms'
import type { IconName } from '../ui/icon.tsx'

/** How a room of the console looks, and where it is; the server says which of them one's level opens. */
export interface RoomLook {
  name: () => string
  /** What is done there, while nothing waits. */
  note: () => string
  icon: IconName
  to: string
  /** Where one of its things is, by its id. */
  toOne?: (id: string) => string
}

export type RoomLooks = Partial<Record<ConsoleRoom, RoomLook>>
