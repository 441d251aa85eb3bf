import type { ValidInput } from '@learntrail/contract/endpoint'
import { defaultDateRange } from '@learntrail/contract/eportfolio/document-tools'
import type { listResources, Resource, ResourcePage } from '@learntrail/contract/eportfolio/resources'
import { countWords } from '@learntrail/contract/eportfolio/words'
import type { Classification } from '@learntrail/contract/tags/tags'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { excerptOf } from '../../../platform/content/excerpt.rules.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isPicture } from '../../files/index.ts'
import { listOwnWork, type OwnWorkRow } from '../../homework/index.ts'
import { findOwnPosts, listOwnPosts, type OwnPostRow, wordFilters } from '../../posts/index.ts'
import { resourceIdOf } from '../drafts/selection.rules.ts'
import { daysOf, placeOfHomework, tagsOf, writePlace } from './resources.rules.ts'

type Query = ValidInput<typeof listResources>['query']

/** Returns the person's records and homework to make a document from, newest day first. */
export async function listMaterial(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { limit, lastPortfolioId, lastHomeworkDate, type, dateRange, tags, sdgs, classification, words }: Query,
): Promise<ResourcePage> {
  const { pool } = platform
  const days = dateRange === undefined ? defaultDateRange(dayIn(platform.clock.now())) : daysOf(dateRange)
  const filters = { ...days, ...tagsOf({ tags, sdgs }), classification }
  const afterPost = lastPortfolioId === undefined ? undefined : await placeOf(platform, person.id, lastPortfolioId)
  const afterWork = lastHomeworkDate === undefined ? undefined : placeOfHomework(lastHomeworkDate)
  const more = limit + 1
  const posts =
    type === 'homework'
      ? []
      : await listOwnPosts(pool, person.id, { ...filters, ...wordFilters(words) }, { after: afterPost, limit: more })
  const work =
    type === 'post' ? [] : await listOwnWork(pool, person.id, { ...filters, words }, { after: afterWork, limit: more })
  const material = [
    ...posts.map((row) => ({ row, type: 'post' }) as const),
    ...work.map((row) => ({ row, type: 'homework' }) as const),
  ]
    // Both lists are in this order already, and the sort is stable: on one day, records come first.
    .toSorted((one, other) => (one.row.date > other.row.date ? -1 : one.row.date < other.row.date ? 1 : 0))
  const shown = material.slice(0, limit)
  const isEnd = material.length <= limit
  // A list that is exhausted keeps its place, from which it finds nothing more.
  const lastPost = shown.findLast((one) => one.type === 'post')?.row.id ?? lastPortfolioId
  const lastWork = shown.findLast((one) => one.type === 'homework')?.row
  return {
    items: shown.map(({ row, type: of }) => resourceOf(row, of)),
    lastPortfolioId: isEnd ? null : (lastPost ?? null),
    lastHomeworkDate: isEnd ? null : lastWork ? writePlace(lastWork) : (lastHomeworkDate ?? null),
    dateRange: days,
  }
}

async function placeOf({ pool }: Platform, ownerId: string, id: string): Promise<[date: string, id: string]> {
  const [post] = await findOwnPosts(pool, ownerId, [id])
  return post === undefined ? refuse('RESOURCE_NOT_FOUND') : [post.date, post.id]
}

function resourceOf(row: OwnPostRow | OwnWorkRow, type: 'post' | 'homework'): Resource {
  const pictures = (row.files ?? []).filter(isPicture)
  return {
    id: resourceIdOf(row.id, type),
    type,
    title: row.title,
    excerpt: excerptOf(row.text),
    date: row.date,
    classification: row.classification as Classification,
    tags: row.tags,
    customTags: row.customTags,
    wordCount: countWords(row.text),
    imageCount: pictures.length,
    cover: pictures[0] ?? null,
  }
}
