import type { InGroups } from '../../feature/in-groups.ts'
import { orNothing } from '../../ui/or-nothing.ts'

export const chatInGroups: InGroups = {
  inHead: {
    key: 'room',
    Part: orNothing(() => import('./of-group/room-of-group.tsx').then((module) => module.RoomOfGroup)),
  },
}
