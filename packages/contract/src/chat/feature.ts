import type { ContractFeature } from '../feature.ts'
import { chatErrorArea, chatErrorNumbers, chatErrors } from './errors.ts'
import { chatNotices } from './notices.ts'
import { chatScreens } from './screens.ts'

export const chat = {
  name: 'chat',
  screens: chatScreens,
  errors: chatErrors,
  errorNumbers: chatErrorNumbers,
  errorArea: chatErrorArea,
  liveKinds: [
    /** New messages in the room with this id, which is the topic. */
    'createChatroomMessage',
    /** The viewer's room with this id was added, changed or removed. */
    'updateChatRoom',
  ],
  reportTargets: ['message'],
  helpTopics: { rooms: 80 },
  eventGroups: { chatroom: 'people' },
  notices: chatNotices,
  todos: { keepingAsked: { place: 85, isAsked: true }, roomUnread: { place: 90 } },
} as const satisfies ContractFeature
