import { useTranslation } from 'react-i18next'
import css from './history.module.css'

/** The beginnings of what was added to and removed from a text. */
export function Changed({ added, removed }: { added: string; removed: string }) {
  const { t } = useTranslation('co-writing')
  return (
    <>
      {added ? (
        <p>
          <span className={css.label}>{t('history.added')}</span>
          <ins className={css.added}>{added}</ins>
        </p>
      ) : null}
      {removed ? (
        <p>
          <span className={css.label}>{t('history.removed')}</span>
          <del className={css.removed}>{removed}</del>
        </p>
      ) : null}
    </>
  )
}
