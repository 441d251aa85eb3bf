import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'

const nameOf: Record<Locale, (name: string) => string> = {
  tw: (name) => within(name, '（複本）'),
  en: (name) => within(name, ' (copy)'),
}

/** A name with what tells it from the first, as long as a name may be. */
const within = (name: string, after: string) =>
  name === '' ? '' : `${[...name].slice(0, courseLimits.name - [...after].length).join('')}${after}`

interface Naming {
  newId(): string
  /** Files of the new course by those of the first. */
  files: ReadonlyMap<string, string>
  /** Of what tells it from the first; without it, the name is the same. */
  locale?: Locale
}

/** What a copy of a course says: the same with ids of its own, and which unit came of which. */
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
