import type { CourseChapter, CourseOutline, CourseUnit } from '@learntrail/contract/courses/content'

/** What became of a chapter or unit between two versions. */
export interface Difference {
  id: string
  /** The name now, or when it was removed. */
  name: string
  /** The name before; null if unchanged, or if it did not exist. */
  formerName: string | null
  change: 'added' | 'removed' | 'kept'
  /** Its place among the others has changed. */
  isMoved: boolean
}

export interface UnitDifference extends Difference {
  /** Name of the chapter it was in before, if another. */
  formerChapter: string | null
  /** Its resources differ. */
  hasOtherResources: boolean
}

export interface ChapterDifference extends Difference {
  units: UnitDifference[]
}

/**
 * Compares the chapters of two versions: added, removed, moved and renamed. Removed ones are listed where they were.
 */
export function compareChapters(before: CourseOutline, after: CourseOutline): ChapterDifference[] {
  const chapterOf = new Map(before.chapters.flatMap((chapter) => chapter.units.map(({ id }) => [id, chapter] as const)))
  const unitsBefore = new Map(before.chapters.flatMap(({ units }) => units.map((unit) => [unit.id, unit] as const)))
  const idsAfter = new Set(after.chapters.flatMap(({ units }) => units.map(({ id }) => id)))
  const gone = (units: readonly CourseUnit[]) => units.filter(({ id }) => !idsAfter.has(id))

  return merged(before.chapters, after.chapters).map(({ was, is, isMoved }): ChapterDifference => {
    // A unit that moved to another chapter is listed there only.
    const here = (was?.units ?? []).filter(({ id }) => is?.units.some((unit) => unit.id === id))
    const units = merged(inPlace(was, here, gone), is?.units ?? []).map((unit): UnitDifference => {
      const known = unit.is && unitsBefore.get(unit.is.id)
      const former = unit.is && chapterOf.get(unit.is.id)
      const isElsewhere = former !== undefined && former.id !== is?.id
      return {
        ...differenceOf(known ?? unit.was, unit.is),
        isMoved: isElsewhere || unit.isMoved,
        formerChapter: isElsewhere ? former.name : null,
        hasOtherResources: known !== undefined && unit.is !== undefined && !isSame(known.resources, unit.is.resources),
      }
    })
    return { ...differenceOf(was, is), isMoved, units }
  })
}

/** Whether it was added, removed, moved or renamed. */
export const isOther = ({ change, isMoved, formerName }: Difference): boolean =>
  change !== 'kept' || isMoved || formerName !== null
export const isUnitChanged = (unit: UnitDifference): boolean => isOther(unit) || unit.hasOtherResources

/** Returns the chapter's units that stayed or were removed, in their order. */
function inPlace(
  chapter: CourseChapter | undefined,
  here: readonly CourseUnit[],
  gone: (units: readonly CourseUnit[]) => CourseUnit[],
): CourseUnit[] {
  const kept = new Set([...here, ...gone(chapter?.units ?? [])])
  return (chapter?.units ?? []).filter((unit) => kept.has(unit))
}

interface Named {
  id: string
  name: string
}

function differenceOf(was: Named | undefined, is: Named | undefined): Omit<Difference, 'isMoved'> {
  const { id, name } = (is ?? was) as Named
  const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'kept'
  return { id, name, change, formerName: was && is && was.name !== is.name ? was.name : null }
}

interface Pair<Item> {
  was?: Item
  is?: Item
  isMoved: boolean
}

/** Merges two orders into the later one, with removed items after the item that preceded them. */
function merged<Item extends Named>(before: readonly Item[], after: readonly Item[]): Pair<Item>[] {
  const place = new Map(before.map(({ id }, at) => [id, at]))
  const common = after.flatMap(({ id }) => place.get(id) ?? [])
  const stayed = new Set(longestRising(common))
  const pairs: Pair<Item>[] = after.map((is) => {
    const at = place.get(is.id)
    return at === undefined ? { is, isMoved: false } : { was: before[at] as Item, is, isMoved: !stayed.has(at) }
  })
  const ids = new Set(after.map(({ id }) => id))
  before.forEach((was, at) => {
    if (ids.has(was.id)) return
    const behind = at === 0 ? -1 : pairs.findIndex((pair) => (pair.is ?? pair.was)?.id === before[at - 1]?.id)
    pairs.splice(behind + 1, 0, { was, isMoved: false })
  })
  return pairs
}

/** Returns a longest increasing subsequence; the numbers not in it have moved. */
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const number of numbers) {
    const before = best.filter((run) => (run.at(-1) as number) < number)
    const longest = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), [])
    best.push([...longest, number])
  }
  return best.reduce<number[]>((most, run) => (run.length > most.length ? run : most), [])
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
