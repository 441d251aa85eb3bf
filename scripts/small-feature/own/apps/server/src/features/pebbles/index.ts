import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { handlePebbleFinding } from './finding/index-pebble.service.ts'
import { pebbleSearch } from './finding/pebble.search.ts'
import { pebbleBelongings } from './pebble.belongings.ts'
import { pebbleCommentTarget } from './pebble.comment-target.ts'
import { erasePebbles } from './pebble.erasure.ts'
import { pebbleNotices } from './pebble.notices.ts'
import { pebbleRoutes } from './pebbles.routes.ts'
import { pebbleTriggers } from './pebbles.tables.ts'

export const pebblesFeature: Feature = {
  name: 'pebbles',
  has: [
    tableHomes(...ofPerson('owner_id', 'pebbles'), ...below('pebbles', 'pebble_id', 'pebble_words')),
    tableTriggers(...pebbleTriggers),
    erasure([erasePebbles]),
    belongings(pebbleBelongings),
    noticeSources(...pebbleNotices()),
    searchSources(pebbleSearch),
    commentTargets(pebbleCommentTarget),
    channelsOf('pebble'),
  ],
  routes: pebbleRoutes,
  jobs: handlePebbleFinding,
}
