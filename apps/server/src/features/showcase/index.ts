import { belongings } from '../../platform/archive/belongings.ts'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { showcaseBelongings } from './showcase.belongings.ts'
import { showcaseRoutes } from './showcase.routes.ts'

export const showcaseFeature: Feature = {
  name: 'showcase',
  has: [
    tableHomes(...ofPerson('owner_id', 'showcases', 'showcase_posts')),
    erasure([
      deleteRows({ table: 'showcase_posts', by: 'owner_id' }),
      deleteRows({ table: 'showcases', by: 'owner_id' }),
    ]),
    belongings(showcaseBelongings),
  ],
  routes: showcaseRoutes,
}
