import type { LeftOut } from '@learntrail/contract/courses/cartridge'
import { useTranslation } from 'react-i18next'
import { WholeWords } from '../../../ui/whole-words.tsx'
import css from './bring-in.module.css'

/** Names of what the import or export had to leave out. */
export function LeftOutList({ leftOut, count }: { leftOut: readonly LeftOut[]; count: number }) {
  const { t } = useTranslation('courses/cartridge')
  if (count === 0) return null
  const further = count - leftOut.length
  return (
    <section className={css.words} aria-label={t('leftOut.title')}>
      <h3 className={css.title}>{t('leftOut.count', { count })}</h3>
      <ul className={css.list}>
        {leftOut.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>
            <span className={css.note}>{t(`leftOut.kinds.${kind}`)}</span>{' '}
            <WholeWords>{name || t('leftOut.unnamed')}</WholeWords>
          </li>
        ))}
      </ul>
      {further > 0 ? <p className={css.note}>{t('leftOut.further', { count: further })}</p> : null}
    </section>
  )
}
