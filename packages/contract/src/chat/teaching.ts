import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

const teachingRoom = z.object({
  groupId: id,
  roomId: id,
  /** 0 for a room that the viewer has muted. */
  unread: z.int(),
})
export type TeachingRoom = z.infer<typeof teachingRoom>

export const listTeachingRooms = endpoint({
  method: 'GET',
  path: '/api/v2/teaching/rooms',
  summary: 'The rooms of the classes that I lead, with how much of each I have not read, in the order of the classes',
  access: 'feature:chatroom',
  answers: z.object({ items: z.array(teachingRoom) }),
  refusals: [],
})

export const teachingRoomCalls = [listTeachingRooms] as const
