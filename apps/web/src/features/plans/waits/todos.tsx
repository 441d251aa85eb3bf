import { guardianPlanPaths } from '@learntrail/contract/plans/guardian-paths'
import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { AnswerTodo } from '../../todos/index.ts'
import { planAddresses } from '../addresses.ts'
import { answerMembership } from '../api/members.ts'
import { plansKey } from '../api/plans.ts'

const name = ({ title }: Todo) => title || i18n.t('plans/todos:untitled')
const to = ({ id }: Todo) => planAddresses.plan(id)
const who = ({ person }: Todo) => ({ name: person?.displayName ?? '' })

const Answer = ({ todo }: { todo: Todo }) => (
  <AnswerTodo
    todo={todo}
    yes={i18n.t('plans/todos:accept')}
    answer={(accepts) => answerMembership(todo.id, accepts)}
    keys={[plansKey]}
  />
)

export const planTodos: TodoLooks = {
  planToSign: {
    icon: 'plan',
    notices: ['planSignatureAsked'],
    name,
    about: (todo) => i18n.t('plans/todos:toSign', who(todo)),
    to,
    act: () => i18n.t('plans/todos:look'),
  },
  planToSignForChild: {
    icon: 'plan',
    name,
    about: () => i18n.t('plans/todos:toSignForChild'),
    // The person is the child.
    to: ({ id, person }) => (person ? guardianPlanPaths.plan(person.id, id) : paths.guardian),
    act: () => i18n.t('plans/todos:look'),
  },
  planInvited: {
    icon: 'plan',
    notices: ['planMemberInvited'],
    name,
    about: (todo) => i18n.t('plans/todos:invited', who(todo)),
    to,
    act: () => i18n.t('plans/todos:look'),
    Answer,
  },
  planWeek: {
    icon: 'plan',
    name,
    about: ({ count }) => i18n.t('plans/todos:week', { count }),
    to: ({ id }) => planAddresses.doing(id),
    act: () => i18n.t('plans/todos:goOn'),
  },
}
