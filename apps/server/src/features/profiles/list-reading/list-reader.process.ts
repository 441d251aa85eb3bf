import { answerTasks } from '../../../platform/workers/answer-tasks.ts'
import { readAccountFile } from '../account-import/account-file.rules.ts'
import { readSchoolFile } from '../organization/school-file.rules.ts'
import type { ListRead, ListTask } from './list.reader.ts'

async function work(task: ListTask): Promise<ListRead> {
  const bytes = Buffer.from(task.content, 'base64')
  return task.kind === 'schools'
    ? { kind: 'schools', read: readSchoolFile({ ...task.input, bytes }) }
    : { kind: 'accounts', read: readAccountFile(bytes, task.schools, task.owner) }
}

answerTasks(work, () => 'broken')
