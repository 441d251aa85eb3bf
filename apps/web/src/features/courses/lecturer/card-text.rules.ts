import { cleanName, textLength } from '@learntrail/contract/characters'
import type { LecturerCard } from '@learntrail/contract/courses/lecturer'
import { courseLimits as bound } from '@learntrail/contract/courses/limits'
import { isSame } from '../../../saving/stamp.rules.ts'

export type Experience = LecturerCard['experiences'][number]
export type Custom = LecturerCard['customs'][number]

const parts = ['introduction', 'expertises', 'tags', 'experiences', 'customs'] as const

const isBlank = (text: string) => text.trim() === ''

/** Returns the card without blank rows, surrounding spaces and repeated tags. */
export const plainCard = (card: LecturerCard): LecturerCard => ({
  introduction: card.introduction.trim(),
  expertises: card.expertises.map((text) => text.trim()).filter((text) => text !== ''),
  tags: [...new Set(card.tags.map(cleanName).filter((text) => text !== ''))],
  experiences: card.experiences
    .filter(({ title, content }) => !isBlank(title) || !isBlank(content))
    .map((one) => ({ ...one, title: one.title.trim(), content: one.content.trim() })),
  customs: card.customs
    .filter(({ title, content }) => !isBlank(title) || !isBlank(content))
    .map(({ title, content }) => ({ title: title.trim(), content: content.trim() })),
})

const fits = (text: string, most: number, least = 0) => {
  const length = textLength(text)
  return length >= least && length <= most
}

export type RowFault = 'required' | 'too_short' | 'too_long' | 'order'

/** Returns the faults of a row by field; none for a blank row. */
export function experienceFault({
  title,
  content,
  from,
  until,
}: Experience): Partial<Record<'title' | 'content' | 'until', RowFault>> {
  if (isBlank(title) && isBlank(content)) return {}
  return {
    ...(isBlank(title) && { title: 'required' as const }),
    ...(!fits(title.trim(), bound.experience) && { title: 'too_long' as const }),
    ...(!fits(content.trim(), bound.experienceContent) && { content: 'too_long' as const }),
    ...(until !== null && until < from && { until: 'order' as const }),
  }
}

export function customFault({ title, content }: Custom): Partial<Record<'title' | 'content', RowFault>> {
  if (isBlank(title) && isBlank(content)) return {}
  const fault = (text: string, most: number): RowFault | null =>
    isBlank(text)
      ? 'required'
      : !fits(text.trim(), most)
        ? 'too_long'
        : fits(text.trim(), most, bound.customMinimum)
          ? null
          : 'too_short'
  const [ofTitle, ofContent] = [fault(title, bound.customTitle), fault(content, bound.customContent)]
  return { ...(ofTitle && { title: ofTitle }), ...(ofContent && { content: ofContent }) }
}

const isWhole = (faults: object) => Object.keys(faults).length === 0

/** Returns what may be saved: a part with a fault keeps its value from `base`; the other parts are saved. */
export function fitCard(card: LecturerCard, base: LecturerCard): LecturerCard {
  const plain = plainCard(card)
  const fit = {
    introduction: fits(plain.introduction, bound.lecturerIntroduction),
    expertises: plain.expertises.every((text) => fits(text, bound.expertise)),
    tags: plain.tags.every((text) => fits(text, bound.tag)),
    experiences: plain.experiences.every((one) => isWhole(experienceFault(one))),
    customs: plain.customs.every((one) => isWhole(customFault(one))),
  }
  return {
    introduction: fit.introduction ? plain.introduction : base.introduction,
    expertises: fit.expertises ? plain.expertises : base.expertises,
    tags: fit.tags ? plain.tags : base.tags,
    experiences: fit.experiences ? plain.experiences : base.experiences,
    customs: fit.customs ? plain.customs : base.customs,
  }
}

/** Merges both sides; null if both changed the same part differently. */
export function mergeCard(base: LecturerCard, mine: LecturerCard, theirs: LecturerCard): LecturerCard | null {
  const [before, here, there] = [base, mine, theirs].map(plainCard) as [LecturerCard, LecturerCard, LecturerCard]
  const isMine = (part: keyof LecturerCard) => !isSame(here[part], before[part])
  if (parts.some((part) => isMine(part) && !isSame(there[part], before[part]) && !isSame(here[part], there[part]))) {
    return null
  }
  const kept = Object.fromEntries(parts.filter(isMine).map((part) => [part, mine[part]]))
  return { ...theirs, ...kept }
}

/** Returns all texts of a card, for showing beside another's. */
export const wordsOfCard = (card: LecturerCard): string[] =>
  [
    card.introduction,
    ...card.expertises,
    card.tags.map((tag) => `# ${tag}`).join(' '),
    ...card.experiences.map(({ title, content, from, until }) => `${from}–${until ?? ''} ${title} ${content}`.trim()),
    ...card.customs.map(({ title, content }) => `${title} ${content}`.trim()),
  ].filter((text) => !isBlank(text))
