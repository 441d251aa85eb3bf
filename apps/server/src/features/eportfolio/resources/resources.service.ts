import type { ValidInput } from '@learntrail/contract/endpoint'
import { defaultDateRange } from '@learntrail/contract/eportfolio/document-tools'
import type { listResources, Resource, ResourcePage } from '@learntrail/contract/eportfolio/resources'
import { countWords } from '@learntrail/contract/eportfolio/words'
import type { Classification } from '@learntrail/contract/posts/tags'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isPicture } from '../../files/index.ts'
import { excerptOf, findOwnPosts, listOwnPosts, type OwnPostRow, wordFilters } from '../../posts/index.ts'
import { resourceIdOf } from '../drafts/selection.rules.ts'
import { daysOf, tagsOf } from './resources.rules.ts'

type Query = ValidInput<typeof listResources>['query']

/** Records of this person that a document can be made of, newest day first. */
export async function listMaterial(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { limit, lastPortfolioId, type, dateRange, tags, sdgs, classification, words }: Query,
): Promise<ResourcePage> {
  const days = dateRange === undefined ? defaultDateRange(dayIn(platform.clock.now())) : daysOf(dateRange)
  const filters = { ...days, ...tagsOf({ tags, sdgs }), classification, ...wordFilters(words) }
  const after = lastPortfolioId === undefined ? undefined : await placeOf(platform, person.id, lastPortfolioId)
  // Homework does not exist yet.
  const rows =
    type === 'homework' ? [] : await listOwnPosts(platform.pool, person.id, filters, { after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  return {
    items: items.map(resourceOf),
    lastPortfolioId: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    lastHomeworkDate: null,
    dateRange: days,
  }
}

async function placeOf({ pool }: Platform, ownerId: string, id: string): Promise<[date: string, id: string]> {
  const [post] = await findOwnPosts(pool, ownerId, [id])
  return post === undefined ? refuse('RESOURCE_NOT_FOUND') : [post.date, post.id]
}

function resourceOf(post: OwnPostRow): Resource {
  const pictures = (post.files ?? []).filter(isPicture)
  return {
    id: resourceIdOf(post.id),
    type: 'post',
    title: post.title,
    excerpt: excerptOf(post.text),
    date: post.date,
    classification: post.classification as Classification,
    tags: post.tags,
    customTags: post.customTags,
    wordCount: countWords(post.text),
    imageCount: pictures.length,
    cover: pictures[0] ?? null,
  }
}
