/** Ways of delivering a prize. */
export const deliveryWays = ['atSchool', 'posted', 'code'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** Details that the operator can require for a prize. */
export const askedParts = ['recipient', 'address', 'phone', 'signature', 'guardian', 'idImages'] as const
export type AskedPart = (typeof askedParts)[number]
