import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import css from './found.module.css'
import { zhuyinIn } from './zhuyin.rules.ts'

/** Says that nothing was found, and suggests what else to try. */
export function NothingFound({ keyword, children }: { keyword: string; children?: ReactNode }) {
  const { t } = useTranslation('search')
  const isZhuyin = zhuyinIn(keyword) !== null
  return (
    <EmptyState title={t('nothing', { keyword })}>
      <ul className={css.hints}>
        {children}
        {isZhuyin ? <li>{t('zhuyin.choose')}</li> : null}
        <li>{t('try.fewer')}</li>
        {isZhuyin ? null : <li>{t('try.quotes')}</li>}
      </ul>
    </EmptyState>
  )
}
