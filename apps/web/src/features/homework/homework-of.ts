import { paths } from '../../paths.ts'

/** Where there is what somebody handed in for a group. */
export const homeworkOf = (groupId: string, personId: string) =>
  `${paths.myHomework}?group=${groupId}&student=${personId}`
