import { type Charts, wordsShown } from '@learntrail/contract/posts/analysis'
import {
  abilities,
  classifications,
  intelligences,
  sdgs,
  universityGroups,
  vocationalGroups,
} from '@learntrail/contract/posts/tags'
import type { Platform } from '../../../platform/platform.ts'
import { findWordsOfNames } from '../../people/index.ts'
import { activityOf, type ShownRange } from './activity.rules.ts'
import { type Counts, countRecords, countSearches, countTokens, type Found, type Range } from './analysis.repository.ts'
import { frequentTerms, isWholeIn, type Term, writtenIn } from './frequent-terms.rules.ts'

/** A term comes up in several records, and more tokens than this say nothing more. */
const tokens = { least: 2, most: 600 }
/** More than are shown: some turn out to be no words. */
const candidates = 4 * wordsShown

/** What a person's own records say, between two days. */
export async function readCharts({ pool }: Pick<Platform, 'pool'>, owner: string, range: Range): Promise<Charts> {
  const [counts, counted] = await Promise.all([
    countRecords(pool, owner, range, wordsShown),
    countTokens(pool, owner, range, tokens),
  ])
  const terms = frequentTerms(
    counted,
    counts.own.map(({ word }) => word),
    candidates,
  )
  const frequent = await countTerms(pool, owner, range, terms)
  return chartsOf(counts, range, frequent)
}

/**
 * A number says what a search finds, so that it opens as many records. What is no word where it stands, and what is a
 * part of the name of somebody close by, is left out.
 */
async function countTerms(pool: Platform['pool'], owner: string, range: Range, terms: Term[]) {
  const searches = terms.map(({ word, query }) => ({ word, query: query ?? null }))
  const found = await countSearches(pool, owner, range, searches)
  const counted = terms.map(({ word, count }, place) => ({
    word: writtenIn(word, found[place]?.around ?? []),
    count: countOf(word, count, found[place]),
  }))
  const ofNames = await findWordsOfNames(
    pool,
    owner,
    counted.map(({ word }) => word),
  )
  return counted
    .filter(({ word, count }) => count >= tokens.least && !ofNames.has(word))
    .sort((a, b) => b.count - a.count)
    .slice(0, wordsShown)
}

function countOf(word: string, known: number, found: Found | undefined): number {
  if (found === undefined || found.around.length < tokens.least || !isWholeIn(word, found.around)) return 0
  return found.count ?? known
}

function chartsOf(counts: Counts, range: Range, frequent: Charts['words']['frequent']): Charts {
  const days = Object.keys(counts.days).sort()
  const [firstDay, lastDay] = [days[0] ?? null, days.at(-1) ?? null]
  const tagged = <Code extends string>(codes: readonly Code[]) =>
    codes.map((code) => ({ code, count: counts.tags[code] ?? 0 }))
  return {
    firstDay,
    lastDay,
    totals: counts.totals,
    intelligences: tagged(intelligences),
    sdgs: tagged(sdgs),
    abilities: tagged(abilities),
    schoolGroups: tagged([...universityGroups, ...vocationalGroups]),
    classifications: classifications.map((code) => ({ code, count: counts.classifications[code] ?? 0 })),
    activity: activityOf(counts.days, shownRange(range, firstDay, lastDay)),
    words: { own: counts.own, frequent },
  }
}

function shownRange({ from, to }: Range, firstDay: string | null, lastDay: string | null): ShownRange | undefined {
  if (firstDay === null || lastDay === null) return undefined
  // Centuries of empty months, which an odd range could ask for, would say nothing.
  const start = from !== undefined && from > addYears(firstDay, -2) ? from : firstDay
  const end = to !== undefined && to < addYears(lastDay, 2) ? to : lastDay
  return { from: start, to: end }
}

const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
