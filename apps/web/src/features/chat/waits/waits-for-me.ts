import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { RoomOfClass } from './room-of-class.tsx'

export const chatWaitsForMe: WaitsForMe = { besideClass: { key: 'room', Part: RoomOfClass } }
