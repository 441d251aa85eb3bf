export { copyWithoutNotes, type MediaSource, makeM4a, makeMp4, makePoster, makeSmallMp4 } from './convert-media.ts'
export { lookIntoMedia } from './look-into-media.ts'
export { mayHoldPosition } from './noted-place.ts'
export { isFilmPlayedEverywhere, isFilmSoundPlayedEverywhere } from './played-everywhere.ts'
