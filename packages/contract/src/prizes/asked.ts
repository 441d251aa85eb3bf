/** How a prize is received. */
export const deliveryWays = ['atSchool', 'posted', 'code'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** What the operator may have a prize ask of whoever applies. */
export const askedParts = ['recipient', 'address', 'phone', 'signature', 'guardian', 'idImages'] as const
export type AskedPart = (typeof askedParts)[number]
