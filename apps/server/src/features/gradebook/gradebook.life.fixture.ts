import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { LifePart } from '../../testing/life.ts'
import { place } from '../groups/groups.fixture.ts'
import { ask } from '../homework/homework.fixture.ts'
import { addColumn, gradebookPath, newClass, readSheet, settingsBody, thisTerm } from './gradebook.fixture.ts'

export const life: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const teacher = person('stranger')
    const theirs = await newClass(product, teacher)
    await place(product, theirs, owner.id, memberRoles.member)
    await ask(product, teacher, theirs)
    await addColumn(teacher, theirs)
    const { columns, pupils } = await readSheet(teacher, theirs)
    for (const [at, { id }] of columns.entries())
      await teacher.browser.put(gradebookPath(theirs, `/columns/${id}/scores`), {
        entries: [{ personId: owner.id, revision: pupils[0]?.cells[at]?.revision, score: 90 }],
      })
    await teacher.browser.put(gradebookPath(theirs, '/settings'), settingsBody({ isPublished: true }))
    // The settings of a class belong to it, as its columns do.
    const own = await newClass(product, owner)
    const categoryId = randomUUID()
    const categories = [{ id: categoryId, name: newWord(), weight: 40 }]
    await owner.browser.put(
      gradebookPath(own, '/settings'),
      settingsBody({ categories, homeworkCategoryId: categoryId }),
    )
    await owner.browser.put(gradebookPath(own, '/school-fields'), { term: thisTerm, fields: ['realName'] })
    await addColumn(owner, own, { title: newWord(), categoryId })
  },
  holdNothing: { 'gradebook_homework.*': 'how much homework counts; it names nobody' },
  staysIn: {
    'gradebooks.*': 'how a class is scored is the class’s',
    'gradebook_columns.*': 'what a class is scored for is the class’s',
  },
  isShared: ['gradebook'],
}
