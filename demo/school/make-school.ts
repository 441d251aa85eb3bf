import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import { type RenderedPicture, renderPicture } from '../files/pictures/render.ts'
import type { PersonKey } from '../people/people.ts'
import { calendarOf } from './calendar.ts'
import { makers } from './makers.ts'
import type { Making } from './making.ts'

export interface MakingOptions {
  log: (line: string) => void
  /** Tests draw small. */
  pictureScale: number
}

/** Makes all of the demo school that is not there yet, as of the moment at which its making began. */
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

/** Several records may show the same picture. */
function drawnOnce(scale: number): Making['picture'] {
  const drawn = new Map<PictureName, Promise<RenderedPicture>>()
  return (name) => {
    const known = drawn.get(name) ?? renderPicture(name, scale)
    drawn.set(name, known)
    return known
  }
}
