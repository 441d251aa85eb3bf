import { belongings } from '../../platform/archive/belongings.ts'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { searchBelongings } from './search.belongings.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature: Feature = {
  name: 'search',
  has: [
    tableHomes(...ofPerson('person_id', 'search_history')),
    erasure([deleteRows({ table: 'search_history', by: 'person_id' })]),
    belongings(searchBelongings),
  ],
  routes: searchRoutes,
}
