import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'

function aboutDue({ at }: Todo): string {
  if (at === null) return i18n.t('homework/todos:open')
  if (Date.parse(at) < Date.now()) return i18n.t('homework/todos:overdue')
  return i18n.t('homework/todos:due', { at: formatTaipei(at) })
}

function aboutReturned({ at }: Todo): string {
  if (at === null || Date.parse(at) < Date.now()) return i18n.t('homework/todos:returned')
  return i18n.t('homework/todos:returnedUntil', { at: formatTaipei(at) })
}

const to = ({ id }: Todo) => paths.homework(id)

export const homeworkTodos: TodoLooks = {
  homeworkReturned: {
    icon: 'undo',
    notices: ['homeworkReturned'],
    about: aboutReturned,
    to,
    act: () => i18n.t('homework/todos:revise'),
  },
  homeworkDue: {
    icon: 'check',
    notices: ['homeworkAssigned', 'homeworkDue', 'homeworkReminder'],
    about: aboutDue,
    to,
    act: () => i18n.t('homework/todos:handIn'),
  },
  homeworkReviewed: {
    icon: 'check',
    notices: ['homeworkReviewed'],
    about: () => i18n.t('homework/todos:reviewed'),
    to,
    act: () => i18n.t('homework/todos:look'),
  },
}
