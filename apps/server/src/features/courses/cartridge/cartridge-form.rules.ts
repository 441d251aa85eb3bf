import { picturedDocument } from '@learntrail/contract/content/content'
import type { PicturedDocument } from '@learntrail/contract/content/document'
import { type CourseOutline, outlineTold, semester } from '@learntrail/contract/courses/content'
import { courseFileUses } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { z } from 'zod'

/*
 * The course as written, which our cartridges carry beside the standard parts so that it can be restored in full. It is
 * validated like any other input.
 */

/**
 * Identifies a cartridge made here. Other platforms write a manifest of their own when they export the course again.
 */
export const ownIdentifier = 'learntrail-course'
export const ownFormName = 'learntrail.json'

const ownForm = z.object({
  version: z.literal(1),
  outline: outlineTold,
  texts: z.array(z.object({ unitId: z.string(), text: z.unknown() })),
  files: z.array(z.object({ id: z.string(), use: z.enum(courseFileUses), name: z.string(), path: z.string() })),
})

interface OwnForm {
  outline: CourseOutline
  texts: { unitId: string; text: PicturedDocument }[]
  files: z.output<typeof ownForm>['files']
}

export const writeOwnForm = (form: OwnForm): string => `${JSON.stringify({ version: 1, ...form }, null, 1)}\n`

/** Returns undefined for anything but our form. Texts that a unit cannot hold are dropped. */
export function readOwnForm(json: string): OwnForm | undefined {
  const form = ownForm.safeParse(parsed(json)).data
  if (form === undefined) return undefined
  const texts = form.texts.flatMap(({ unitId, text }) => {
    const { data } = picturedDocument.safeParse(text)
    return data === undefined ? [] : [{ unitId, text: data }]
  })
  return { outline: tidyOutline(form.outline), texts, files: form.files }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) =>
      // Lone surrogates and NUL, which no text may contain and PostgreSQL rejects.
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    )
  } catch {
    return undefined
  }
}

const within = (value: number, most: number) => (Number.isInteger(value) && value >= 0 && value <= most ? value : 0)
const hasOtherScheme = (address: string) => /^\s*[a-z][a-z\d+.-]*:/i.test(address) && !/^https?:/i.test(address)

/** Leaves texts over their limits, as a draft may have them; puts numbers and addresses right. */
function tidyOutline(outline: CourseOutline): CourseOutline {
  return {
    ...outline,
    minutes: within(outline.minutes, courseLimits.minutes),
    courseSemester: semester.safeParse(outline.courseSemester).data ?? null,
    chapters: outline.chapters.map((chapter) => ({
      ...chapter,
      units: chapter.units.map((unit) => ({
        ...unit,
        resources: unit.resources.map((resource) => ({
          ...resource,
          address: hasOtherScheme(resource.address ?? '') ? null : resource.address,
          duration: within(resource.duration ?? 0, courseLimits.minutes * 60) || null,
        })),
      })),
    })),
  }
}
