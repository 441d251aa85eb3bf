import { belongings } from '../../platform/archive/belongings.ts'
import { binnables } from '../../platform/bin/bin.ts'
import { below, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { measures } from '../../platform/measures/measures.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { streamSources } from '../../platform/stream/stream-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { fileUses } from '../files/index.ts'
import { groupThings } from '../groups/index.ts'
import { personThings } from '../people/index.ts'
import { inMenu } from '../shell/index.ts'
import { taggedThings } from '../tags/index.ts'
import { handleArchiveJobs } from './archive/archive.jobs.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { postBelongings } from './archive/post.belongings.ts'
import { binnedPosts } from './bin/post.bin.ts'
import { collectionRoutes } from './collections/collections.routes.ts'
import { handleCutJobs } from './cut-posts.jobs.ts'
import { postSearch, tagSearch } from './finding/post.search.ts'
import { historyRoutes } from './history/history.routes.ts'
import { likedRoutes } from './liked/liked.routes.ts'
import { postMeasures } from './measures/post.measures.ts'
import { readinessMeasure } from './measures/readiness.measures.ts'
import { postCommentTarget } from './post.comment-target.ts'
import { postErasure } from './post.erasure.ts'
import { postFileUse } from './post.file-use.ts'
import { postNotices } from './post.notices.ts'
import { postReportTarget } from './post.report-target.ts'
import { handlePostJobs } from './posts.jobs.ts'
import { postRoutes } from './posts.routes.ts'
import { postTriggers } from './posts.tables.ts'
import { taggedPosts } from './posts.tagged.ts'
import { postStream } from './streamed-posts.declaration.ts'
import { countPostsOfGroup, visiblePost } from './visibility.sql.ts'
import { handleWordJobs } from './words/index-posts.service.ts'

export { archiveTexts } from './archive/archive.texts.ts'
export { fileList, writtenBelongings } from './archive/post.belongings.ts'
export { type CardRow, type CardStatement, cardParts, readCards } from './cards/read-cards.queries.ts'
export { insertCertification, removeCertifications } from './certifications/certifications.repository.ts'
export {
  type ConfirmedWanted,
  type ConfirmedWork,
  findConfirmedRecords,
} from './certifications/confirmed-records.queries.ts'
export { exhibitions } from './exhibited.kind.ts'
export { findPosts } from './finding/find-posts.service.ts'
export { checkGroups } from './in-groups/check-groups.policy.ts'
export { type FiguresSince, readPostFigures } from './in-groups/figures.queries.ts'
export { hasWritten } from './in-groups/has-written.sql.ts'
export { recordsIn } from './in-groups/standing-in.sql.ts'
export { wordFilters } from './list-posts.service.ts'
export {
  countOwnPosts,
  findOwnContents,
  findOwnPosts,
  holdOwnPost,
  holdOwnPosts,
  listOwnPosts,
  type OwnPostRow,
} from './own-posts.queries.ts'
export { checkFilesOfPost } from './post-files.service.ts'
export { postAs, postOf, type WrittenPost } from './posts.mapping.ts'
export { onePostQuery, publicFeedQuery } from './posts.queries.ts'
export { findPublished, findPublishedBy, findPublishedFiles, insertPost, setFiles } from './posts.repository.ts'
export { checkDate, checkNotEmpty } from './posts.rules.ts'
export { checkInput, findPublishedAmong, publishPost, readPost, writePost } from './posts.service.ts'
export {
  copyOf,
  countFilesOfRecords,
  everyPost,
  everyPostFile,
  everyPostKept,
  fromRecords,
  fromWordsOfRecords,
  isStandingPost,
  joinCard,
  joinPost,
  postTitleOf,
} from './posts.sql.ts'
export { recordPublished } from './record-published.service.ts'
export { rememberChoices } from './remember-choices.service.ts'
export { isPostSeen } from './seen.policy.ts'
export { likesSeen, messagesSeen } from './seen-counts.sql.ts'
export { visiblePost, visiblePostAs, visibleShared } from './visibility.sql.ts'
export { allTokens, hasPhrase } from './words/has-words.sql.ts'
export { indexPosts } from './words/index-posts.service.ts'
export { writtenIn } from './written-in.kind.ts'

export const postsFeature: Feature = {
  name: 'posts',
  has: [
    tableTriggers(...postTriggers),
    tableHomes(
      ...ofPerson('owner_id', 'all_posts', 'post_archives'),
      ...ofPerson('person_id', 'post_collections'),
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
    ),
    erasure(postErasure),
    belongings(postBelongings),
    binnables(binnedPosts),
    measures(...postMeasures, readinessMeasure),
    noticeSources(...postNotices()),
    reportTargets(postReportTarget),
    searchSources(postSearch, tagSearch),
    streamSources(postStream),
    taggedThings(taggedPosts),
    fileUses(postFileUse),
    commentTargets(postCommentTarget),
    channelsOf('portfolio'),
    inMenu({ entry: 'posts', feature: null }, { entry: 'portfolio', feature: null }),
    groupThings({ name: 'posts', count: countPostsOfGroup }),
    personThings({
      name: 'post',
      count: (viewer, account, isFriend) =>
        `(select count(*) from posts p
      where p.owner_id = ${account}.id and ${visiblePost(viewer, 'p', account, isFriend)})::int`,
    }),
  ],
  routes: (app, platform) => {
    postRoutes(app, platform)
    historyRoutes(app, platform)
    collectionRoutes(app, platform)
    likedRoutes(app, platform)
    archiveRoutes(app, platform)
  },
  jobs: (platform) => {
    handlePostJobs(platform)
    handleArchiveJobs(platform)
    handleWordJobs(platform)
    handleCutJobs(platform)
  },
}
