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
    /** What is said in the room of this id, which is the topic. */
    'createChatroomMessage',
    /** A room of mine of this id: it is new, other or gone. */
    'updateChatRoom',
  ],
  reportTargets: ['message'],
  helpTopics: { rooms: 80 },
  eventGroups: { chatroom: 'people' },
  notices: chatNotices,
  todos: { keepingAsked: { place: 85, isAsked: true }, roomUnread: { place: 90 } },
} as const satisfies ContractFeature
