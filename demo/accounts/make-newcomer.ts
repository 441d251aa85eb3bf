import { newcomer } from '../people/people.ts'
import { type Making, platformAt } from '../school/making.ts'
import { register } from './register.ts'

/** Makes a person who signed up a little while ago and has gone no further. */
export async function makeNewcomer({ platform, calendar }: Making): Promise<void> {
  await register(platformAt(platform, calendar.newcomerJoinedAt), newcomer)
}
