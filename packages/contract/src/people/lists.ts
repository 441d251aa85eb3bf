/** Lists visible to everybody who may see the person. */
export const publicPeopleLists = ['friends', 'fans', 'follow'] as const
/** Lists visible only to the person themselves. */
export const ownPeopleLists = ['received', 'sended', 'block'] as const
export const peopleLists = [...publicPeopleLists, ...ownPeopleLists] as const
export type PeopleList = (typeof peopleLists)[number]
