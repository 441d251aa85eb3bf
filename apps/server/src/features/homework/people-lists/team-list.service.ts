import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ListIn } from '../../groups/index.ts'
import { findQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { readTeams } from '../teams/arrange-teams.service.ts'
import { homeworkListTexts } from './people-list.texts.ts'

/** Returns the list of students team by team, then those without a team. */
export async function teamsAsList(platform: Platform, person: Actor, questionId: string) {
  const { teams, alone } = await readTeams(platform, person, questionId)
  const { title, group } = (await findQuestion(platform.pool, person.id, questionId)) ?? refuse('HOMEWORK_NOT_FOUND')
  const listIn: ListIn = (locale) => {
    const texts = homeworkListTexts[locale].teams
    return {
      kind: texts.kind,
      about: title,
      lead: texts.team,
      columns: [],
      people: [
        ...teams.flatMap(({ members }, at) =>
          members.map((seat) => ({ ...seat, lead: texts.name(at + 1), cells: [] })),
        ),
        ...alone.map((seat) => ({ ...seat, lead: texts.alone, cells: [] })),
      ],
    }
  }
  return { groupId: group?.parse()?.id ?? refuse('HOMEWORK_NOT_FOUND'), listIn }
}
