import { newcomer } from '../people/people.ts'
import { type Making, platformAt } from '../school/making.ts'
import { register } from './register.ts'

/** Somebody who signed up a little while ago and goes no further. */
export async function makeNewcomer({ platform, calendar }: Making): Promise<void> {
  await register(platformAt(platform, calendar.newcomerJoinedAt), newcomer)
}
