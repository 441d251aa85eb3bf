import type pg from 'pg'
import { listComments, listReplies } from '../apps/server/src/features/comments/comments.repository.ts'
import {
  type ExhibitionFilters,
  exhibitionQuery,
} from '../apps/server/src/features/eportfolio/exhibition/exhibition.queries.ts'
import { listOwnCards } from '../apps/server/src/features/eportfolio/export/own-eportfolios.repository.ts'
import { findPeople, listFriends } from '../apps/server/src/features/people/finding/people-picker.repository.ts'
import { readLikers } from '../apps/server/src/features/people/index.ts'
import { listCollected } from '../apps/server/src/features/posts/collections/collections.repository.ts'
import { listLiked, listReceived } from '../apps/server/src/features/posts/liked/liked.repository.ts'
import { postLikes } from '../apps/server/src/features/posts/likes.repository.ts'
import { listOwnPosts } from '../apps/server/src/features/posts/own-posts.queries.ts'
import {
  countAllMonths,
  countMonths,
  listPosts,
  listPublicPosts,
} from '../apps/server/src/features/posts/posts.repository.ts'
import { firstId, lastId } from '../apps/server/src/platform/paging/by-id.ts'
import { textPhrases, textQuery } from '../apps/server/src/platform/search/tokens.ts'
import { startCluster } from './lib/cluster.ts'
import { consoleLists, fillConsole } from './lib/console-lists.ts'
import { courseLists } from './lib/course-lists.ts'
import { declared } from './lib/declared.ts'
import { fill, viewerId } from './lib/fill.ts'
import { type FilledCourses, fillCourses } from './lib/fill-courses.ts'
import { fillEPortfolios } from './lib/fill-eportfolios.ts'
import { type FilledGroups, fillGroups } from './lib/fill-groups.ts'
import { type FilledLearners, fillLearners } from './lib/fill-learners.ts'
import { type FilledPlans, fillPlans } from './lib/fill-plans.ts'
import { type FilledPoints, fillPoints } from './lib/fill-points.ts'
import { type FilledRewards, fillRewards } from './lib/fill-rewards.ts'
import { type FilledRooms, fillRooms } from './lib/fill-rooms.ts'
import { fillStreams } from './lib/fill-streams.ts'
import { groupLists } from './lib/group-lists.ts'
import { type HotSpots, makeHotSpots } from './lib/hot-spots.ts'
import { learnerLists } from './lib/learner-lists.ts'
import { formatted, type Measured, measureList } from './lib/measure-list.ts'
import { planLists } from './lib/plan-lists.ts'
import { pointLists } from './lib/point-lists.ts'
import { type Figure, report } from './lib/report.ts'
import { rewardLists } from './lib/reward-lists.ts'
import { roomLists } from './lib/room-lists.ts'
import { streamLists } from './lib/stream-lists.ts'

/*
 * Measures every list at 10,000 and at 100,000 records, those of rooms with one of 1,000 and of 1,000,000 messages, and
 * those of points and reward points with as many movements: plan, rows read, time. A list fails if it reads or sorts
 * rows that it does not show. `npm run bench:growth [-- --write]`.
 */

const sizes = [
  { name: 'small', people: 1_000, records: 10_000, messages: 1_000 },
  { name: 'large', people: 10_000, records: 100_000, messages: 1_000_000 },
]
const limit = 21

const mine = { owner: viewerId }
const searchFor = (typed: string) => ({ words: textQuery(typed) ?? '', phrases: textPhrases(typed) })
const common = searchFor('支流匯入')
const rare = searchFor('珊瑚礁')

const exhibition = (pool: pg.Pool, sort: 'newest' | 'liked' | 'browsed', filters: ExhibitionFilters = {}) =>
  pool.query(exhibitionQuery(viewerId, filters, { sort, after: undefined, limit }))

type Places = HotSpots &
  FilledGroups &
  FilledRooms &
  FilledPoints &
  FilledRewards &
  FilledPlans &
  FilledCourses &
  FilledLearners & { hotEPortfolio: string }

/** Each list, read by the product's own functions. */
const lists: Record<string, (pool: pg.Pool, at: Places) => Promise<unknown>> = {
  'Public feed': (pool) => listPublicPosts({ pool, declared }, viewerId, undefined, limit),
  'Public feed, from the middle': (pool, at) => listPublicPosts({ pool, declared }, viewerId, at.middlePost, limit),
  'Public feed by tag': (pool) =>
    listPosts(
      { pool, declared },
      viewerId,
      { tags: ['naturalistic'] },
      { order: 'published', after: undefined, limit },
    ),
  'Public feed by a rare tag': (pool) =>
    listPosts({ pool, declared }, viewerId, { tags: ['maritime'] }, { order: 'published', after: undefined, limit }),
  'Public feed of one week': (pool, at) =>
    listPosts(
      { pool, declared },
      viewerId,
      { from: at.from, to: at.to },
      { order: 'published', after: undefined, limit },
    ),
  'Public feed of a rare kind': (pool) =>
    listPosts(
      { pool, declared },
      viewerId,
      { classification: 'contest' },
      { order: 'published', after: undefined, limit },
    ),
  'Public feed by a rare custom tag': (pool) =>
    listPosts({ pool, declared }, viewerId, { customTags: ['罕見'] }, { order: 'published', after: undefined, limit }),
  'Public feed by words in every record': (pool) =>
    listPosts({ pool, declared }, viewerId, common, { order: 'published', after: undefined, limit }),
  'Public feed by rare words': (pool) =>
    listPosts({ pool, declared }, viewerId, rare, { order: 'published', after: undefined, limit }),
  'My records by words in every record': (pool) =>
    listPosts({ pool, declared }, viewerId, { ...mine, ...common }, { order: 'date', after: undefined, limit }),
  'My records by rare words': (pool) =>
    listPosts({ pool, declared }, viewerId, { ...mine, ...rare }, { order: 'date', after: undefined, limit }),
  'All months of my records': (pool) => countAllMonths(pool, viewerId, mine),
  'My collection': (pool) => listCollected({ pool, declared }, viewerId, { offset: 0, limit: 11 }),
  'My collection, page 10': (pool) => listCollected({ pool, declared }, viewerId, { offset: 90, limit: 11 }),
  'Records I liked': (pool) => listLiked({ pool, declared }, viewerId, { after: lastId, limit }),
  'Likes a person received': (pool, at) => listReceived(pool, at.busyPerson, { after: lastId, limit }),
  'My trail': (pool) => listPosts({ pool, declared }, viewerId, mine, { order: 'pinned', after: undefined, limit }),
  'My trail, from the middle': (pool, at) =>
    listPosts({ pool, declared }, viewerId, mine, { order: 'pinned', after: [false, at.middleDate, lastId], limit }),
  'Another person’s trail': (pool, at) =>
    listPosts({ pool, declared }, viewerId, { owner: at.busyPerson }, { order: 'date', after: undefined, limit }),
  'Another person’s trail, from the middle': (pool, at) =>
    listPosts(
      { pool, declared },
      viewerId,
      { owner: at.busyPerson },
      { order: 'date', after: [at.middleDate, lastId], limit },
    ),
  'Months of my trail': (pool, at) => countMonths(pool, viewerId, mine, [at.month]),
  'Comments on a record with very many': (pool, at) =>
    listComments({ pool, declared }, viewerId, { type: 'portfolio', id: at.hotPost }, { after: firstId, limit }),
  'Comments on a record with very many, from the middle': (pool, at) =>
    listComments(
      { pool, declared },
      viewerId,
      { type: 'portfolio', id: at.hotPost },
      { after: at.middleComment, limit },
    ),
  'Replies to a comment with very many': (pool, at) =>
    listReplies({ pool, declared }, viewerId, at.hotComment, { after: firstId, limit }),
  'Likers of a record with very many likes': (pool, at) => readLikers(pool, viewerId, postLikes, at.hotPost, undefined),
  'People by a name of two characters': (pool) => findPeople(pool, viewerId, '雅婷'),
  'People by the most common surname': (pool) => findPeople(pool, viewerId, '陳'),
  'The exhibition': (pool) => exhibition(pool, 'newest'),
  'The exhibition, most liked first': (pool) => exhibition(pool, 'liked'),
  'The exhibition, most read first': (pool) => exhibition(pool, 'browsed'),
  'The exhibition by a rare tag': (pool) => exhibition(pool, 'newest', { tags: ['maritime'] }),
  'The exhibition by words in every document': (pool) => exhibition(pool, 'newest', common),
  'The exhibition by rare words': (pool) => exhibition(pool, 'newest', rare),
  'My e-portfolios': (pool) => listOwnCards(pool, viewerId, { visibility: undefined, after: undefined, limit }),
  'Material of an e-portfolio': (pool, at) =>
    listOwnPosts(pool, viewerId, { from: at.from, to: at.to }, { after: undefined, limit: 31 }),
  'Discussion of an e-portfolio with very many comments': (pool, at) =>
    listComments({ pool, declared }, viewerId, { type: 'ePortfolio', id: at.hotEPortfolio }, { after: firstId, limit }),
  'My friends': (pool) => listFriends(pool, viewerId),
  ...streamLists,
  ...groupLists,
  ...pointLists,
  ...rewardLists,
  ...planLists,
  ...courseLists,
  ...learnerLists,
  ...roomLists,
  ...consoleLists,
}

const cluster = await startCluster()
const measured = new Map<string, Measured[]>(Object.keys(lists).map((name) => [name, []]))
try {
  for (const { name, people, records, messages } of sizes) {
    const { pool } = await cluster.createDatabase(name)
    await fill(pool, { people, records })
    const spots = await makeHotSpots(pool, { people, records })
    const ePortfolios = await fillEPortfolios(pool, { people, count: records / 5 })
    await fillConsole(pool, { records })
    const groups = await fillGroups(pool, { records })
    await fillStreams(pool, { people, records, manyFriends: (people * 3) / 10 })
    const at = {
      ...spots,
      ...ePortfolios,
      ...groups,
      ...(await fillPoints(pool, { groupId: groups.ledGroup, entries: messages })),
      ...(await fillRewards(pool, { entries: messages })),
      ...(await fillPlans(pool, { count: records / 5 })),
      ...(await fillCourses(pool, { count: records / 5 })),
      ...(await fillLearners(pool, { learners: people - 100, questions: records / 10 })),
      ...(await fillRooms(pool, { messages })),
    }
    for (const [list, read] of Object.entries(lists))
      measured.get(list)?.push(await measureList(pool, (by) => read(by, at)))
  }
} finally {
  await cluster.stop()
}

const figures: Figure[] = [...measured].map(([what, [small, large]]) => {
  const offences = [...new Set([...(small?.offences ?? []), ...(large?.offences ?? [])])]
  return {
    what,
    measured: `${formatted(small)} → ${formatted(large)}${offences.length > 0 ? `; ${offences.join(', ')}` : ''}`,
    goal: 'no scan or sort of the whole table',
    isReached: offences.length === 0,
  }
})
await report('growth', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1
