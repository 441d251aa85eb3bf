import { belongings } from '../../platform/archive/belongings.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { searchRoutes } from './search.routes.ts'
import { searchBelongings } from './search-belongings.ts'

export const searchFeature: Feature = {
  name: 'search',
  has: [erasure([deleteRows({ table: 'search_history', by: 'person_id' })]), belongings(searchBelongings)],
  routes: searchRoutes,
}
