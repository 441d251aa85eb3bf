import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { RoomOfClass } from './room-of-class.tsx'

export const chatWaitsForMe: WaitsForMe = {
  besideClass: { key: 'room', Part: RoomOfClass },
  withPupil: {
    key: 'talk',
    name: () => i18n.t('chat/on-person:talk'),
    icon: 'chat',
    to: paths.talkTo,
    feature: 'chatroom',
  },
}
