import { termOf } from '@learntrail/contract/gradebook/terms'
import { addColumn, changeSettings, enterScores, readGradebook } from '../../apps/server/src/features/gradebook/demo.ts'
import { dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import { groupIdOf } from '../groups/group-id.ts'
import { actor, type Ids, idOf, type Making } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { gradebook } from './gradebook.ts'

const categoryOf = (name: string) => stableId(`gradebook ${name}`)

/** Makes the gradebook of a class. Idempotent. */
export async function makeGradebook({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const { group, by, decimals, isPublished, categories, columns, scores } = gradebook
  const teacher = actor(idOf(ids, by))
  const groupId = await groupIdOf(platform, group)
  const now = await readGradebook(platform, teacher, groupId)
  if (now.settings.version === 0)
    await changeSettings(platform, teacher, groupId, {
      term: now.term,
      version: 0,
      decimals,
      isPublished,
      otherWeight: 0,
      homeworkCategoryId: categoryOf('作業'),
      categories: categories.map((one) => ({ ...one, id: categoryOf(one.name) })),
    })
  for (const [at, { category, daysAgo, ...column }] of columns.entries()) {
    const day = dayIn(calendar.daysAgo(daysAgo))
    const { id } = await addColumn(platform, teacher, groupId, {
      ...column,
      day,
      categoryId: categoryOf(category),
      clientId: stableId(`gradebook ${column.title}`),
    })
    const { columns: there, pupils } = await readGradebook(platform, teacher, groupId, termOf(day))
    const place = there.findIndex((one) => one.id === id)
    const entries = pupils.flatMap(({ person, cells }, row) => {
      const score = scores[at]?.[row]
      const cell = cells[place]
      if (score === undefined || cell?.revision !== '0') return []
      const said = score === null ? { isExcused: true } : { score }
      return [{ personId: person.id, revision: cell.revision, ...said }]
    })
    if (entries.length > 0) await enterScores(platform, teacher, { groupId, columnId: id }, entries)
  }
}
