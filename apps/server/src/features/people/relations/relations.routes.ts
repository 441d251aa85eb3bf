import * as calls from '@learntrail/contract/people/relations'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { block, unblock } from './blocks.service.ts'
import { follow, unfollow } from './follows.service.ts'
import { acceptFriend, endFriendship, makeFriends } from './friends.service.ts'
import { readPeople } from './people-lists.service.ts'
import { remarkOn } from './remarks.service.ts'

export function relationRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.makeFriends, ({ person, body }) => makeFriends(platform, person.id, body.personId))
  bind(app, calls.acceptFriend, ({ person, body }) => acceptFriend(platform, person.id, body.personId))
  bind(app, calls.endFriendship, ({ person, query }) => endFriendship(platform, person.id, query.personId))
  bind(app, calls.followPerson, async ({ person, body }) => ({
    relation: await follow(platform, person.id, body.personId),
  }))
  bind(app, calls.unfollowPerson, async ({ person, query }) => ({
    relation: await unfollow(platform, person.id, query.personId),
  }))
  bind(app, calls.blockPerson, async ({ person, body }) => {
    await block(platform, person.id, body.personId)
    return { isBlocked: true }
  })
  bind(app, calls.unblockPerson, async ({ person, query }) => {
    await unblock(platform, person.id, query.personId)
    return { isBlocked: false }
  })
  bind(app, calls.remarkOnPerson, async ({ person, params, body }) => ({
    relation: await remarkOn(platform, person.id, params.id, body.remark),
  }))
  bindWritten(app, calls.listPeople, ({ person, params, query }) => readPeople(platform, person, params.id, query))
}
