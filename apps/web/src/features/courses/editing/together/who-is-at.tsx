import { useTranslation } from 'react-i18next'
import { Face } from '../../../../ui/face.tsx'
import { listed } from '../../../../ui/listed.ts'
import { useEditing } from '../editing-context.ts'
import css from './together.module.css'

/** The other people at a part of the course now. */
export function WhoIsAt({ place }: { place: string }) {
  const { t } = useTranslation('courses/editing')
  const { people } = useEditing()
  const here = new Map(people.filter((one) => one.place === place).map((one) => [one.accountId, one.name]))
  if (here.size === 0) return null
  const names = listed([...here.values()])
  return (
    <span
      className={css.here}
      role="img"
      aria-label={t('together.here', { names })}
      title={t('together.here', { names })}
    >
      {[...here].slice(0, 3).map(([id, name]) => (
        <Face key={id} id={id} name={name} size={28} />
      ))}
      {here.size > 3 ? <span className={css.more}>+{here.size - 3}</span> : null}
    </span>
  )
}
