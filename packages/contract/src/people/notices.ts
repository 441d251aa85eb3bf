import type { FeatureNotices } from '../notices/declaration.ts'
import { personPaths } from './paths.ts'

export const peopleNotices = {
  topics: {
    friends: { place: 40, band: 'people', mail: 'daily', push: true },
    followers: { place: 50, band: 'people', mail: 'weekly', push: false },
  },
  kinds: {
    friendAsked: 'friends',
    befriended: 'friends',
    followed: 'followers',
  },
  places: {
    friends: (id) => personPaths.people(id, 'friends'),
    fans: (id) => personPaths.people(id, 'fans'),
    received: (id) => personPaths.people(id, 'received'),
  },
} as const satisfies FeatureNotices
