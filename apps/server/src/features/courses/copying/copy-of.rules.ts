import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'

const nameOf: Record<Locale, (name: string) => string> = {
  tw: (name) => within(name, '（複本）'),
  en: (name) => within(name, ' (copy)'),
}

/** Appends a suffix that marks the copy, shortening the name to the limit. */
const within = (name: string, after: string) =>
  name === '' ? '' : `${[...name].slice(0, courseLimits.name - [...after].length).join('')}${after}`

interface Naming {
  newId(): string
  /** Ids of the new course's files by those of the original. */
  files: ReadonlyMap<string, string>
  /** Language of the suffix; without it, the name is unchanged. */
  locale?: Locale
}

/** Returns the outline of a copy with ids of its own, and the new unit id for each original one. */
export function copyOf(
  course: CourseOutline,
  { newId, files, locale }: Naming,
): { outline: CourseOutline; units: ReadonlyMap<string, string> } {
  const units = new Map<string, string>()
  const anew = <Thing extends { id: string }>(thing: Thing): Thing => ({ ...thing, id: newId() })
  const chapters = course.chapters.map((chapter) => ({
    ...anew(chapter),
    units: chapter.units.map((unit) => {
      const copied = anew(unit)
      units.set(unit.id, copied.id)
      const resources = unit.resources.map((resource) => ({
        ...anew(resource),
        courseFileId: files.get(resource.courseFileId ?? '') ?? null,
      }))
      return { ...copied, resources }
    }),
  }))
  const outline = {
    ...course,
    chapters,
    name: locale === undefined ? course.name : nameOf[locale](course.name),
    bannerId: files.get(course.bannerId ?? '') ?? null,
    customFieldList: course.customFieldList.map(anew),
    copyrightItems: course.copyrightItems.map(anew),
    guide: course.guide.map((group) => ({ ...anew(group), questions: group.questions.map(anew) })),
  }
  return { outline, units }
}
