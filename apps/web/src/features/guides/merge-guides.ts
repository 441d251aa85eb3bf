import { textLength } from '@learntrail/contract/characters'
import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { guideLimits } from '@learntrail/contract/guides/limits'

type Key = Exclude<keyof GuideWriting, 'answers'>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the side that changed; mine if both did. */
function either<T>(base: T, mine: T, theirs: T): T {
  return isSame(base, mine) ? theirs : mine
}

/**
 * Merges the answers of this device and another one, both based on `base`. An answer changed on both holds both texts;
 * if they do not fit, the other text is returned in `left` so that it can be shown.
 */
export function mergeGuides(
  base: GuideWriting,
  mine: GuideWriting,
  theirs: GuideWriting,
): { writing: GuideWriting; left: string[] } {
  const left: string[] = []
  const text = (before: string, here: string, there: string) => {
    const one = either(before, here, there)
    if (one !== here || here === there || there === before || there.trim() === '' || here.includes(there)) return one
    const both = `${there}\n${here}`
    if (textLength(both) <= guideLimits.answer) return both
    left.push(there)
    return here
  }
  const questions = new Set([...Object.keys(mine.answers), ...Object.keys(theirs.answers)])
  const answers = Object.fromEntries(
    [...questions].map((key) => {
      const at = key as keyof GuideWriting['answers']
      return [key, text(base.answers[at] ?? '', mine.answers[at] ?? '', theirs.answers[at] ?? '')]
    }),
  )
  const pick = <K extends Key>(key: K) => either(base[key], mine[key], theirs[key])
  const own = mergeOwn(base.own, mine.own, theirs.own)
  left.push(...own.left)
  return {
    writing: {
      answers,
      own: own.list,
      title: pick('title'),
      date: pick('date'),
      classification: pick('classification'),
      tags: pick('tags'),
      customTags: pick('customTags'),
      // Another device does not move this one to another step.
      step: mine.step,
    },
    left,
  }
}

/** Merges sections without ids: if both sides changed, sections only the other side has are appended. */
function mergeOwn(base: GuideWriting['own'], mine: GuideWriting['own'], theirs: GuideWriting['own']) {
  if (isSame(base, mine)) return { list: theirs, left: [] }
  if (isSame(base, theirs)) return { list: mine, left: [] }
  const known = new Set([...base, ...mine].map((one) => JSON.stringify(one)))
  const added = theirs.filter((one) => !known.has(JSON.stringify(one)) && one.text.trim() !== '')
  const room = guideLimits.ownQuestions - mine.length
  return { list: [...mine, ...added.slice(0, room)], left: added.slice(room).map(({ text }) => text) }
}
