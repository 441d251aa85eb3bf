import { belongings } from '../../platform/archive/belongings.ts'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { taggedThings } from '../tags/index.ts'
import { guideBelongings } from './guide.belongings.ts'
import { guideRoutes } from './guides.routes.ts'
import { taggedGuides } from './guides.tagged.ts'

export const guidesFeature: Feature = {
  name: 'guides',
  has: [
    tableHomes(...ofPerson('person_id', 'guides')),
    erasure([deleteRows({ table: 'guides', by: 'person_id', counts: 'drafts' })]),
    belongings(guideBelongings),
    taggedThings(taggedGuides),
  ],
  routes: guideRoutes,
}
