import { addedOn, eventsOf, field, nothing } from '../event.ts'
import { visibilities } from './facts.ts'

const ofEPortfolio = eventsOf('e-portfolio')
const titled = { title: field.text }
const made = { ...titled, ownerId: field.id, type: field.code, version: field.number }
const since = '2026-11-21'
const visibility = addedOn('2026-11-28', field.oneOf(...visibilities))
/** The visibility after and before. */
const audience = { ...titled, ownerId: addedOn('2026-11-28', field.id), visibility, visibilityBefore: visibility }

export const ePortfolioExported = ofEPortfolio('eportfolio.exported', {
  since,
  data: made,
  undoneBy: ['eportfolio.deleted'],
})
export const exportFailed = ofEPortfolio('eportfolio.export_failed', {
  since,
  data: { ...made, failure: field.code },
  undoneBy: nothing,
})
export const ePortfolioUploaded = ofEPortfolio('eportfolio.uploaded', {
  since,
  data: titled,
  undoneBy: ['eportfolio.deleted'],
})
export const ePortfolioChanged = ofEPortfolio('eportfolio.changed', { since, data: audience, undoneBy: nothing })
/** There is no actor, here and below, if staff showed it again after hiding it, or hid it. */
export const ePortfolioExhibited = ofEPortfolio('eportfolio.exhibited', {
  since,
  data: audience,
  undoneBy: ['eportfolio.withdrawn', 'eportfolio.deleted'],
})
export const ePortfolioWithdrawn = ofEPortfolio('eportfolio.withdrawn', { since, data: audience, undoneBy: nothing })
/** `visibility` is the last one. */
export const ePortfolioDeleted = ofEPortfolio('eportfolio.deleted', {
  since,
  data: { ...titled, ownerId: addedOn('2026-11-28', field.id), visibility },
  undoneBy: ['eportfolio.restored'],
})
/** Its owner restored it from the bin, with all its forms and comments. */
export const ePortfolioRestored = ofEPortfolio('eportfolio.restored', {
  since: '2026-11-30',
  data: { ...titled, ownerId: field.id, visibility: field.oneOf(...visibilities) },
  undoneBy: ['eportfolio.deleted'],
})
export const ePortfolioLiked = ofEPortfolio('eportfolio.liked', {
  since,
  data: { ownerId: field.id },
  undoneBy: ['eportfolio.unliked', 'eportfolio.deleted'],
})
export const ePortfolioUnliked = ofEPortfolio('eportfolio.unliked', {
  since: '2026-11-28',
  data: { ownerId: field.id },
  undoneBy: nothing,
})
