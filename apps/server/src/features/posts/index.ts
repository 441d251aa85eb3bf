import { belongings } from '../../platform/archive/belongings.ts'
import { binnables } from '../../platform/bin/bin.ts'
import { below, ofEverybody, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { measures } from '../../platform/measures/measures.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { streamSources } from '../../platform/stream/stream-sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { coEdited } from '../documents/index.ts'
import { fileUses } from '../files/index.ts'
import { groupThings } from '../groups/index.ts'
import { endsOfBlock, personThings } from '../people/index.ts'
import { inMenu } from '../shell/index.ts'
import { analysisRoutes } from './analysis/analysis.routes.ts'
import { handleArchiveJobs } from './archive/archive.jobs.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { postBelongings } from './archive/post-belongings.ts'
import { binnedDrafts } from './bin/bin-drafts.ts'
import { binnedPosts } from './bin/bin-posts.ts'
import { collectionRoutes } from './collections/collections.routes.ts'
import { handleCutJobs } from './cut-posts.ts'
import { bulletinDraftFileUse, draftFileUse } from './drafts/draft-file-use.ts'
import { draftRoutes } from './drafts/drafts.routes.ts'
import { postErasure } from './erase-posts.ts'
import { postSearch, tagSearch } from './finding/find-posts.service.ts'
import { guideRoutes } from './guides/guides.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { likedRoutes } from './liked/liked.routes.ts'
import { postMeasures } from './measures/post-measures.ts'
import { readinessMeasure } from './measures/readiness-measure.ts'
import { postCommentTarget } from './post-comment-target.ts'
import { postFileUse } from './post-file-use.ts'
import { postNotices } from './post-notices.ts'
import { postReportTarget } from './post-report-target.ts'
import { handlePostJobs } from './posts.jobs.ts'
import { postRoutes } from './posts.routes.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { coEditedShared } from './shared/co-edited-shared.ts'
import { endSharedBetween } from './shared/end-shared-between.ts'
import { coWritingAsked } from './shared/shared.queries.ts'
import { sharedRoutes } from './shared/shared.routes.ts'
import { sharedFileUse } from './shared/shared-file-use.ts'
import { showcaseRoutes } from './showcase/showcase.routes.ts'
import { slotFileUse } from './slots/slot-file-use.ts'
import { slotRoutes } from './slots/slots.routes.ts'
import { postStream } from './streamed-posts.ts'
import { ownTagRoutes } from './tags/own-tags.routes.ts'
import { countPostsOfGroup, visiblePost } from './visibility.ts'
import { handleWordJobs } from './words/index-posts.ts'

export { insertCertification, removeCertifications } from './certifications/certifications.ts'
export { type ConfirmedWanted, type ConfirmedWork, findConfirmedRecords } from './certifications/confirmed-records.ts'
export { takeDrafts } from './drafts/drafts.repository.ts'
export { exhibitions } from './exhibited.ts'
export { findPosts } from './finding/find-posts.service.ts'
export { checkGroups } from './in-groups/check-groups.ts'
export { type FiguresSince, readPostFigures } from './in-groups/figures.ts'
export { hasWritten } from './in-groups/has-written.ts'
export { recordsIn } from './in-groups/standing-in.ts'
export { wordFilters } from './list-posts.service.ts'
export {
  countOwnPosts,
  findOwnContents,
  findOwnPosts,
  holdOwnPost,
  listOwnPosts,
  type OwnPostRow,
} from './own-posts.ts'
export { onePostQuery, publicFeedQuery } from './posts.queries.ts'
export { distinctTags } from './posts.rules.ts'
export { checkInput, writePost } from './posts.service.ts'
export { putBulletinInDrafts } from './schedule/fail-schedule.ts'
export { isPostSeen } from './seen.ts'
export { listCustomTags } from './tags.repository.ts'
export { visiblePost, visibleShared } from './visibility.ts'

export const postsFeature: Feature = {
  name: 'posts',
  has: [
    tableHomes(
      ...ofPerson(
        'owner_id',
        'all_posts',
        'all_drafts',
        'custom_slots',
        'own_tags',
        'showcases',
        'showcase_posts',
        'post_archives',
      ),
      ...ofPerson('person_id', 'guides', 'post_collections'),
      ...below(
        'all_posts',
        'post_id',
        'post_files',
        'post_groups',
        'post_likes',
        'post_versions',
        'post_words',
        'post_certifications',
      ),
      ...ofEverybody('shared_records'),
      ...below('shared_records', 'shared_id', 'shared_people', 'shared_files', 'shared_edits'),
    ),
    coEdited([coEditedShared]),
    erasure(postErasure),
    belongings(...postBelongings),
    binnables(binnedPosts, binnedDrafts),
    measures(...postMeasures, readinessMeasure),
    todoSources(coWritingAsked),
    noticeSources(...postNotices()),
    reportTargets(postReportTarget),
    searchSources(postSearch, tagSearch),
    streamSources(postStream),
    fileUses(postFileUse, draftFileUse, bulletinDraftFileUse, slotFileUse, sharedFileUse),
    commentTargets(postCommentTarget),
    channelsOf('portfolio'),
    inMenu(
      { entry: 'posts', feature: null },
      { entry: 'portfolio', feature: null },
      { entry: 'analysis', feature: null },
    ),
    groupThings({ name: 'posts', count: countPostsOfGroup }),
    personThings({
      name: 'post',
      count: (viewer, account, isFriend) =>
        `(select count(*) from posts p
      where p.owner_id = ${account}.id and ${visiblePost(viewer, 'p', account, isFriend)})::int`,
    }),
    endsOfBlock((transaction, one, other, at, platform) => endSharedBetween(platform, transaction, [one, other], at)),
  ],
  routes: (app, platform) => {
    postRoutes(app, platform)
    draftRoutes(app, platform)
    scheduleRoutes(app, platform)
    historyRoutes(app, platform)
    slotRoutes(app, platform)
    guideRoutes(app, platform)
    sharedRoutes(app, platform)
    collectionRoutes(app, platform)
    likedRoutes(app, platform)
    ownTagRoutes(app, platform)
    archiveRoutes(app, platform)
    analysisRoutes(app, platform)
    showcaseRoutes(app, platform)
  },
  jobs: (platform) => {
    handlePostJobs(platform)
    handleArchiveJobs(platform)
    handleWordJobs(platform)
    handleCutJobs(platform)
  },
}
