import type { FeatureNotices } from '../notices/declaration.ts'
import { chatPaths } from './paths.ts'

export const chatNotices = {
  topics: {
    rooms: { place: 110, band: 'people', mail: 'daily', push: true },
  },
  kinds: {
    chatroomSilenced: 'rooms',
    chatroomInvited: 'rooms',
    chatroomWritten: 'rooms',
    chatroomMentioned: 'rooms',
    chatroomKeepingAsked: 'rooms',
    chatroomKeepingAnswered: 'rooms',
  },
  places: {
    chatroom: (id) => chatPaths.chatroom(id),
  },
} as const satisfies FeatureNotices
