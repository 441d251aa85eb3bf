import { readStored, writeStored } from '../../../../i18n/stored-choice.ts'
import { type Quality, qualityOf } from './film-source.rules.ts'
import { speedOf } from './film-speed.rules.ts'

/** Choices stored on this device, for every video. */
const keys = { speed: 'learntrail.film-speed', quality: 'learntrail.film-quality' } as const

export const readSpeed = (): number => speedOf(readStored(keys.speed))
export const keepSpeed = (speed: number): void => writeStored(keys.speed, String(speed))
export const readQuality = (): Quality => qualityOf(readStored(keys.quality))
export const keepQuality = (quality: Quality): void => writeStored(keys.quality, quality)
