import { useNameOf } from '../../../ui/known-people.ts'
import css from './issue.module.css'
import type { Member } from './issue.rules.ts'

interface WithoutProps {
  title: string
  text: string
  members: readonly Member[]
}

/** Lists the members who cannot receive any, before anything is given. */
export function Without({ title, text, members }: WithoutProps) {
  const nameOf = useNameOf()
  if (members.length === 0) return null
  return (
    <section className={css.without} aria-label={title}>
      <h3>{title}</h3>
      <p className={css.note}>{text}</p>
      <ul className={css.names}>
        {members.map(({ person }) => (
          <li key={person.id}>{nameOf(person)}</li>
        ))}
      </ul>
    </section>
  )
}
