import { pickPeople } from '@learntrail/contract/search/people-picker'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import { nameQueryTokens } from '../../platform/search/tokens.ts'
import { handleSearchJobs } from './index-missing.ts'
import { findPeople, listFriends } from './people-picker.repository.ts'

export { findFriends } from './friends.repository.ts'
export { indexPerson, whenRenamed } from './index-person.ts'

export const searchFeature: Feature = {
  name: 'search',
  routes: (app, platform) => {
    bind(app, pickPeople, async ({ person, body }) => {
      const isEmpty = nameQueryTokens(body.keyword).length === 0
      const find = isEmpty
        ? listFriends(platform.pool, person.id)
        : findPeople(platform.pool, person.id, body.keyword, body.friendsOnly)
      return { items: await find }
    })
  },
  jobs: handleSearchJobs,
}
