import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { makeLikes, makeTalk } from '../comments/make-talk.ts'
import { ePortfolios, makeEPortfolios } from '../eportfolio/make-eportfolios.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import { type RenderedPicture, renderPicture } from '../files/pictures/render.ts'
import { makeNewcomer, makePeople, makeRelations } from '../people/make-people.ts'
import { makeKeepsakes } from '../posts/make-keepsakes.ts'
import { makeRecord } from '../posts/make-records.ts'
import { makeShared } from '../posts/make-shared.ts'
import { records } from '../posts/records/records.ts'
import { calendarOf } from './calendar.ts'
import { inTurn } from './in-turn.ts'
import type { Making } from './making.ts'

/** Records made at the same time: while some are written, others are drawn. */
const width = 6

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
  log('people and friendships')
  const ids = await makePeople(making)
  await makeRelations(making, ids)
  log(`${records.length} records with pictures, likes and comments`)
  await inTurn(records, width, async (record) => {
    const id = await makeRecord(making, ids, record)
    await makeTalk(making, ids, record, id)
    await makeLikes(making, ids, record, id)
  })
  await makeShared(making, ids)
  await makeKeepsakes(making, ids)
  log(`${ePortfolios.length} e-portfolios, typeset`)
  await makeEPortfolios(making, ids)
  await makeNewcomer(making)
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
