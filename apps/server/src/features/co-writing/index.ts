import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofEverybody, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { coEdited } from '../documents/index.ts'
import { fileUses } from '../files/index.ts'
import { endsOfBlock } from '../people/index.ts'
import { cardParts } from '../posts/index.ts'
import { taggedThings } from '../tags/index.ts'
import { coAuthorsOf } from './co-authors.sql.ts'
import { coEditedShared } from './co-edited-shared.declaration.ts'
import { coWritingNotices } from './co-writing.notices.ts'
import { endSharedBetween } from './end-shared-between.service.ts'
import { handleSharedJobs } from './hand-over.service.ts'
import { sharedBelongings } from './shared.belongings.ts'
import { sharedErasure } from './shared.erasure.ts'
import { sharedFileUse } from './shared.file-use.ts'
import { sharedRoutes } from './shared.routes.ts'
import { taggedShared } from './shared.tagged.ts'
import { coWritingAsked } from './shared.todos.ts'

export const coWritingFeature: Feature = {
  name: 'co-writing',
  has: [
    tableHomes(
      ...ofEverybody('shared_records'),
      ...below('shared_records', 'shared_id', 'shared_people', 'shared_files', 'shared_edits'),
    ),
    coEdited([coEditedShared]),
    erasure(sharedErasure),
    belongings(sharedBelongings),
    noticeSources(...coWritingNotices()),
    todoSources(coWritingAsked),
    fileUses(sharedFileUse),
    cardParts({ name: 'coAuthors', of: coAuthorsOf }),
    taggedThings(taggedShared),
    endsOfBlock((transaction, one, other, at, platform) => endSharedBetween(platform, transaction, [one, other], at)),
  ],
  routes: sharedRoutes,
  jobs: handleSharedJobs,
}
