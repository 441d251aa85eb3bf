/** From whom somebody takes reward points and plan codes as a gift, from many to nobody. */
export const giftAuthorities = ['everybody', 'friends', 'nobody'] as const
export type GiftAuthority = (typeof giftAuthorities)[number]
