import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofGroup, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { gradebookBelongings } from './gradebook.belongings.ts'
import { gradebookRoutes } from './gradebook.routes.ts'

export const gradebookFeature: Feature = {
  name: 'gradebook',
  has: [
    tableHomes(
      ...ofGroup('group_id', 'gradebooks', 'gradebook_columns', 'gradebook_entries'),
      ...below('homework_questions', 'question_id', 'gradebook_homework'),
    ),
    erasure([deleteRows({ table: 'gradebook_entries', by: 'account_id' })]),
    belongings(gradebookBelongings),
  ],
  routes: gradebookRoutes,
}
