import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { declared, inOrder } from '../features.ts'

/** Rooms of the console, in the order of its menu; each feature declares its own, here and on both sides. */
export const consoleRooms = inOrder(declared('consoleRooms'))
export type ConsoleRoom = (typeof consoleRooms)[number]

export const listRooms = endpoint({
  method: 'GET',
  path: '/api/v2/admin/rooms',
  summary: 'The rooms of the console that my level opens, and how much waits in each',
  access: 'staff:support',
  answers: z.object({
    rooms: z.array(
      z.object({
        room: z.enum(consoleRooms),
        /** What waits for somebody; null where nothing ever waits. */
        waiting: z.int().nullable(),
        /** Some of it cannot wait. */
        isUrgent: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})
export type ListedRoom = z.infer<(typeof listRooms)['answers']>['rooms'][number]

export const roomCalls = [listRooms] as const
