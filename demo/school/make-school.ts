import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import { type RenderedPicture, renderPicture } from '../files/pictures/render.ts'
import type { PersonKey } from '../people/people.ts'
import { calendarOf } from './calendar.ts'
import { makers } from './makers.ts'
import type { Making } from './making.ts'

export interface MakingOptions {
  log: (line: string) => void
  /** The scale of pictures; tests draw small ones. */
  pictureScale: number
}

/** Makes every part of the demo school that does not exist yet, dated from the moment at which its making began. */
export async function makeSchool(
  platform: Platform,
  madeAt: Date,
  { log, pictureScale }: MakingOptions,
): Promise<void> {
  const making: Making = { platform, calendar: calendarOf(madeAt), picture: drawnOnce(pictureScale) }
  const ids = new Map<PersonKey, string>()
  for (const { says, make } of makers) {
    if (says !== undefined) log(says)
    await make(making, ids)
  }
}

/** Caches renderings, as several records may show the same picture. */
function drawnOnce(scale: number): Making['picture'] {
  const drawn = new Map<PictureName, Promise<RenderedPicture>>()
  return (name) => {
    const known = drawn.get(name) ?? renderPicture(name, scale)
    drawn.set(name, known)
    return known
  }
}
