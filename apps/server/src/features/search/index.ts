import { registerBelongings } from '../../platform/archive/belongings.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { searchRoutes } from './search.routes.ts'
import { searchBelongings } from './search-belongings.ts'

registerErasure(deleteRows({ table: 'search_history', by: 'person_id' }))
registerBelongings(searchBelongings)

export const searchFeature: Feature = { name: 'search', routes: searchRoutes }
