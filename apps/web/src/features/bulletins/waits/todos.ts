import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'

export const bulletinTodos: TodoLooks = {
  bulletinToSign: {
    icon: 'edit',
    notices: ['bulletinAppeared', 'bulletinReminder'],
    about: () => i18n.t('bulletins/todos:toSign'),
    to: ({ id }) => paths.bulletin(id),
    act: () => i18n.t('bulletins/todos:sign'),
  },
  bulletinToSignForChild: {
    icon: 'edit',
    about: () => i18n.t('bulletins/todos:toSignForChild'),
    // The person is the child.
    to: ({ id, person }) => (person ? paths.bulletinForGuardian(person.id, id) : paths.guardian),
    act: () => i18n.t('bulletins/todos:sign'),
  },
}
