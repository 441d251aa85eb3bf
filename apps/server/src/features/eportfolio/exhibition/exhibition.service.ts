import type { EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import type { ExhibitionSort } from '@learntrail/contract/eportfolio/facts'
import { tagCodes } from '@learntrail/contract/tags/tags'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { textAbsences, textPhrases, textQuery } from '../../../platform/search/tokens.ts'
import { cardOf, type EPortfolioCardRow } from '../eportfolio.mapping.ts'
import { type ExhibitionKey, exhibitionQuery } from './exhibition.queries.ts'

interface Input {
  words?: string | undefined
  tags?: string | undefined
  customTags?: string | undefined
  schoolId?: string | undefined
  owner?: string | undefined
  sort: ExhibitionSort
  cursor?: string | undefined
  limit: number
}

const exhibitionId = z.uuid()
const count = z.int().min(-2_147_483_648).max(2_147_483_647)
const keys: Record<ExhibitionSort, z.ZodType<ExhibitionKey>> = {
  newest: z.tuple([exhibitionId]),
  liked: z.tuple([count, exhibitionId]),
  browsed: z.tuple([count, exhibitionId]),
}

/** Returns a page of the exhibition as this person sees it. */
export async function listExhibition(platform: Platform, person: Person, input: Input): Promise<EPortfolioPage> {
  const { words, tags, customTags, schoolId, owner, sort, cursor, limit } = input
  const filters = {
    words: words ? (textQuery(words) ?? '') : undefined,
    phrases: words ? textPhrases(words) : undefined,
    absences: words ? textAbsences(words) : undefined,
    tags: knownTags(listOf(tags)),
    customTags: listOf(customTags),
    schoolId,
    owner,
  }
  const after = cursor === undefined ? undefined : decodeCursor(cursor, keys[sort])
  const query = exhibitionQuery(person.id, filters, { sort, after, limit: limit + 1 })
  const { rows } = await platform.pool.query<EPortfolioCardRow>(query)
  const { items, nextCursor } = pageOf(rows, limit, (row) => keyOf(row, sort))
  return { items: items.map((row) => cardOf(person, row)), nextCursor }
}

function keyOf({ exhibitionId: id, likesInAll, browseCount }: EPortfolioCardRow, sort: ExhibitionSort): ExhibitionKey {
  const place = id ?? ''
  if (sort === 'newest') return [place]
  return [sort === 'liked' ? likesInAll : browseCount, place]
}

function listOf(list: string | undefined): string[] | undefined {
  const items = new Set(list?.split(',').map((item) => item.trim().normalize('NFC')))
  items.delete('')
  return items.size === 0 ? undefined : [...items]
}

function knownTags(tags: string[] | undefined): string[] | undefined {
  const known: readonly string[] = tagCodes
  if (tags?.some((tag) => !known.includes(tag))) refuseField('tags', 'invalid')
  return tags
}
