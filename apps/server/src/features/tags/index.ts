import { belongings } from '../../platform/archive/belongings.ts'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { ownTagRoutes } from './own-tags.routes.ts'
import { tagBelongings } from './tag.belongings.ts'

export { distinctTags, type Retag, retagged } from './own-tags.rules.ts'
export { countUsedTags, type Retagging, type TaggedThings, taggedThings } from './tagged-things.kind.ts'

export const tagsFeature: Feature = {
  name: 'tags',
  has: [
    tableHomes(...ofPerson('owner_id', 'own_tags')),
    erasure([deleteRows({ table: 'own_tags', by: 'owner_id' })]),
    belongings(tagBelongings),
  ],
  routes: ownTagRoutes,
}
