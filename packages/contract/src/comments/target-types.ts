// Facts alone, no schema.

/** What can be commented on, by its name on the wire. Units and courses join when they exist. */
export const commentTargetTypes = ['portfolio', 'ePortfolio', 'homework', 'bulletin'] as const
export type CommentTargetType = (typeof commentTargetTypes)[number]
