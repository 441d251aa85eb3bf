import { eventsOf, nothing } from '../event.ts'

const ofPebble = eventsOf('pebble')
const since = '2026-11-28'

/** Friends get a notice. */
export const pebbleLaid = ofPebble('pebble.laid', { since, undoneBy: ['pebble.taken_away'] })
export const pebbleTakenAway = ofPebble('pebble.taken_away', { since, undoneBy: nothing })
