import type { Todo } from '@learntrail/contract/todos/todos'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TodoLook } from '../../feature/todo-looks.ts'
import { LinkButton } from '../../ui/button.tsx'
import { dotted } from '../../ui/dotted.ts'
import { Face } from '../../ui/face.tsx'
import { Sign } from '../../ui/sign.tsx'
import { WaitingRow } from '../../ui/waiting/waiting-card.tsx'
import css from './todos.module.css'

/** A single to-do, one press from being done. */
export function TodoRow({ todo, look }: { todo: Todo; look: TodoLook }) {
  const { t } = useTranslation('todos')
  const { person, title, where } = todo
  const name = look.name?.(todo) ?? (title || person?.displayName || t('untitled'))
  const { Answer } = look
  return (
    <WaitingRow
      picture={
        person ? (
          <Face id={person.id} name={person.displayName} picture={person.avatar} size={36} />
        ) : (
          <Sign icon={look.icon} isSmall />
        )
      }
      name={<Link to={look.to(todo)}>{name}</Link>}
      about={<span className={css.about}>{dotted([look.about(todo), where])}</span>}
      acts={
        Answer ? (
          <Answer todo={todo} />
        ) : (
          <LinkButton look="soft" size="s" to={look.to(todo)} aria-label={t('of', { act: look.act(), who: name })}>
            {look.act()}
          </LinkButton>
        )
      }
    />
  )
}
