import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { declared, inOrder } from '../features.ts'

/** Rooms of the console, in menu order; each feature declares its own in the contract, on the server and on the web. */
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
        /** Items waiting in the room; null if nothing ever waits there. */
        waiting: z.int().nullable(),
        /** Some of them are urgent. */
        isUrgent: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})
export type ListedRoom = z.infer<(typeof listRooms)['answers']>['rooms'][number]

export const roomCalls = [listRooms] as const
