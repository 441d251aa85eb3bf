/** The lists that everybody may see of a person whom they may see. */
export const publicPeopleLists = ['friends', 'fans', 'follow'] as const
/** Only one's own. */
export const ownPeopleLists = ['received', 'sended', 'block'] as const
export const peopleLists = [...publicPeopleLists, ...ownPeopleLists] as const
export type PeopleList = (typeof peopleLists)[number]
