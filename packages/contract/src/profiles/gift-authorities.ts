/** Who may give a person reward points and plan codes, from everybody to nobody. */
export const giftAuthorities = ['everybody', 'friends', 'nobody'] as const
export type GiftAuthority = (typeof giftAuthorities)[number]
