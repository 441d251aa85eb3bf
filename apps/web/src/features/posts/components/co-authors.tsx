import type { Post } from '@learntrail/contract/posts/posts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'
import { PersonName } from '../../../ui/person-link.tsx'
import css from './co-authors.module.css'

const place = '\u0001'

/** The co-authors of a record, each linked. */
export function CoAuthors({ people }: { people: Post['coAuthors'] }) {
  const { t } = useTranslation('posts')
  if (people.length === 0) return null
  const [before = '', after = ''] = t('card.writtenWith', { names: place }).split(place)
  const list = new Intl.ListFormat(languageTag(), { type: 'conjunction' })
  const parts = list.formatToParts(people.map((_, index) => String(index)))
  return (
    <p className={css.line}>
      {before}
      {parts.map(({ type, value }) => {
        const person = type === 'element' ? people[Number(value)] : undefined
        return person ? <PersonName key={person.id} person={person} /> : <Fragment key={value}>{value}</Fragment>
      })}
      {after}
    </p>
  )
}
