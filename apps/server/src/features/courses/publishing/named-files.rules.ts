import { picturesOf } from '@learntrail/contract/content/document'
import type { CourseContent } from './course-content.service.ts'

/** Ids of the course files in use: the banner, resources of units, and pictures in texts. */
export function namedFiles({ outline, texts }: Pick<CourseContent, 'outline' | 'texts'>): Set<string> {
  const resources = outline.chapters.flatMap(({ units }) => units.flatMap((unit) => unit.resources))
  return new Set([
    ...(outline.bannerId === null ? [] : [outline.bannerId]),
    ...resources.flatMap(({ courseFileId }) => courseFileId ?? []),
    ...[...texts.values()].flatMap((text) => picturesOf(text).map(({ attrs }) => attrs.fileId)),
  ])
}
