export { copyWithoutNotes, type MediaSource, makeM4a, makeMp4, makePoster } from './convert-media.ts'
export { mayHoldPosition } from './film-position.ts'
export { lookIntoMedia } from './look-into-media.ts'
