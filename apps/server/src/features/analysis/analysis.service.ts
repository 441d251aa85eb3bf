import { type Charts, wordsShown } from '@learntrail/contract/analysis/analysis'
import {
  abilities,
  classifications,
  intelligences,
  sdgs,
  universityGroups,
  vocationalGroups,
} from '@learntrail/contract/tags/tags'
import type { Platform } from '../../platform/platform.ts'
import { findWordsOfNames } from '../people/index.ts'
import { activityOf, type ShownRange } from './activity.rules.ts'
import { type Counts, countRecords, countSearches, countTokens, type Found, type Range } from './analysis.repository.ts'
import { frequentTerms, isWholeIn, type Term, writtenIn } from './frequent-terms.rules.ts'

/** A term must occur in at least two records; tokens beyond the 600 most frequent add nothing. */
const tokens = { least: 2, most: 600 }
/** More than are shown, because some turn out not to be words. */
const candidates = 4 * wordsShown

/** Returns the charts of a person's own records between two days. */
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
 * Gives each term the number of records that a search for it finds, so that opening it shows as many. Leaves out what
 * is not a word where it stands, and parts of the names of friends and people at the same school.
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
  // An odd range could ask for centuries of empty months; at most two years beyond the records are shown.
  const start = from !== undefined && from > addYears(firstDay, -2) ? from : firstDay
  const end = to !== undefined && to < addYears(lastDay, 2) ? to : lastDay
  return { from: start, to: end }
}

const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
